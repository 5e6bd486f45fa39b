import type { Effect, Modification, Objects } from '@stacktrail/card-tree';
import type { Facts } from '../syntax/said.js';
import type { Scope } from '../syntax/scope.js';

/** What leaves every permanent as a text described it, but for being tapped. */
const harmless: ReadonlySet<Effect['do']> = new Set(['tap', 'untap', 'draw', 'gain life', 'lose life', 'scry']);

function isHarmless(effect: Effect): boolean {
  if (effect.do !== 'apply') return harmless.has(effect.do);
  return effect.changes.every(({ change }) => change === 'rule' || change === 'combat rule');
}

function isEach({ objects }: Objects): boolean {
  return objects === 'each';
}

/** What makes creatures stronger leaves everything else that was said of them as it was. */
const strengthening: ReadonlySet<Modification['change']> = new Set(['modify power and toughness', 'add abilities']);

/** What an instruction was done to that fits its description as before, but for what was changed. */
function kept(effect: Effect): readonly [Objects, Facts['unchanged'] & {}] | undefined {
  if (effect.do === 'tap' || effect.do === 'untap') return [effect.what, 'but tapped'];
  if (effect.do !== 'apply' || !effect.changes.every(({ change }) => strengthening.has(change))) return undefined;
  return [effect.to, 'but stronger'];
}

/**
 * After an instruction: all that it tapped, untapped or made stronger fit their description as before, so that “those
 * creatures” are those which fit it; after others they needn't.
 */
export function keepDescriptions(scope: Scope, effect: Effect): void {
  if (!isHarmless(effect)) forget(scope);
  const [what, unchanged] = kept(effect) ?? [];
  if (what === undefined || unchanged === undefined || !isEach(what)) return;
  const named = scope.referentOf(what);
  if (named === undefined || named.facts.unchanged !== undefined) return;
  scope.name(what, named.plural, named.nouns, { ...named.facts, unchanged });
}

function forget(scope: Scope): void {
  const named = scope.last(({ facts: { unchanged } }) => unchanged === 'but tapped' || unchanged === 'but stronger');
  if (named === undefined || named.means === null) return;
  const { unchanged: _, ...facts } = named.facts;
  scope.name(named.means, named.plural, named.nouns, facts);
}
