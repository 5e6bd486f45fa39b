import type { Effect } from '@stacktrail/card-tree';
import { isFoundAgain } from '../nouns/pronouns.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import type { Referent } from '../../syntax/text-so-far.js';

/**
 * Labels what a continuous effect begins for, if later words mean these objects and their description doesn't find them
 * again: “gain control of all creatures target opponent controls. Untap those creatures.” The set of objects is fixed
 * when the effect begins (CR 611.2c).
 */
export function withBegunNoted(reader: Reader, effect: Effect): Effect {
  if (effect.do !== 'apply' || effect.label !== undefined || effect.to.objects !== 'each') return effect;
  const { scope } = reader;
  const named = scope.referentOf(effect.to);
  if (named === undefined || !isMeantLater(reader, named)) return effect;
  const label = scope.newLabel('begun');
  nameBegun(scope, named, label);
  return { ...effect, label };
}

/** As `withBegunNoted`, for an instruction that has been written. */
export function rememberBegun(scope: Scope, effect: Effect): void {
  if (effect.do !== 'apply' || effect.label === undefined || effect.to.objects !== 'each') return;
  const named = scope.referentOf(effect.to);
  if (named !== undefined) nameBegun(scope, named, effect.label);
}

function nameBegun(scope: Scope, { nouns, facts }: Referent, label: string): void {
  scope.name({ objects: 'result', label }, true, nouns, { ...facts, unchanged: true });
}

const pronouns: ReadonlySet<string> = new Set(['they', 'them']);

/** Whether a later sentence means them, where or when their description wouldn't find them. */
function isMeantLater({ tokens, at }: Reader, named: Referent): boolean {
  const [end, ...ends] = tokens.flatMap(({ word }, i) => (i >= at && word === '.' ? [i] : []));
  if (end === undefined) return false;
  const next = tokens.slice(end + 1, ends[0]).map(({ word }) => word);
  const means = next.includes('those') || next.some((word) => pronouns.has(word));
  return means && (!isFoundAgain(named) || next.join(' ').includes('at the beginning of the'));
}
