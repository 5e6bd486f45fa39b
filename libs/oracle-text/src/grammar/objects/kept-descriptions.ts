import type { Effect, Modification, Objects } from '@stacktrail/card-tree';
import type { Facts } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';

/** Instructions that change nothing in the descriptions of permanents, except that they are tapped or goaded. */
const harmless: ReadonlySet<Effect['do']> = new Set(['tap', 'untap', 'goad', 'draw', 'gain life', 'lose life', 'scry']);

function isHarmless(effect: Effect): boolean {
  if (effect.do !== 'apply') return harmless.has(effect.do);
  return effect.changes.every(({ change }) => change === 'rule' || change === 'combat rule');
}

function isEach({ objects }: Objects): boolean {
  return objects === 'each';
}

/** Changes that make creatures stronger and leave everything else in their descriptions true. */
const strengthening: ReadonlySet<Modification['change']> = new Set(['modify power and toughness', 'add abilities']);

/** The affected objects, if they still match their description, and what has changed about them. */
function kept(effect: Effect): readonly [Objects, Facts['unchanged'] & {}] | undefined {
  if (effect.do === 'tap' || effect.do === 'untap' || effect.do === 'goad') return [effect.what, 'but tapped'];
  if (effect.do !== 'apply' || !effect.changes.every(({ change }) => strengthening.has(change))) return undefined;
  return [effect.to, 'but stronger'];
}

function changesControl(effect: Effect): boolean {
  return effect.do === 'exchange control' || (effect.do === 'apply' && effect.changes.some(isOfControl));
}

function isOfControl({ change }: Modification): boolean {
  return change === 'control';
}

/** Forgets the players who were named as controllers of objects, because the controllers have changed. */
function forgetControllers(scope: Scope): void {
  const named = scope.last(({ means }) => means !== null && 'players' in means);
  if (named?.means === null || named === undefined || !('players' in named.means)) return;
  if (named.means.players === 'controller of' && named.nouns.length > 0) scope.unsayable(named.nouns);
}

/**
 * Records that “those creatures” still match their description, after an instruction that only tapped, untapped or
 * strengthened them. After other instructions they may not.
 */
export function keepDescriptions(scope: Scope, effect: Effect): void {
  if (changesControl(effect)) forgetControllers(scope);
  if (!isHarmless(effect)) forgetUnchanged(scope);
  const [what, unchanged] = kept(effect) ?? [];
  if (what === undefined || unchanged === undefined || !isEach(what)) return;
  const named = scope.referentOf(what);
  if (named === undefined || named.facts.unchanged !== undefined) return;
  scope.name(what, named.plural, named.nouns, { ...named.facts, unchanged });
}

/** Forgets that the latest “those creatures” still match their description. */
function forgetUnchanged(scope: Scope): void {
  const named = scope.last(({ facts: { unchanged } }) => unchanged === 'but tapped' || unchanged === 'but stronger');
  if (named === undefined || named.means === null) return;
  const { unchanged: _, ...facts } = named.facts;
  scope.name(named.means, named.plural, named.nouns, facts);
}
