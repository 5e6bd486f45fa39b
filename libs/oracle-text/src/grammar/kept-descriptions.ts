import type { Effect, Objects } from '@stacktrail/card-tree';
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

/**
 * After an instruction: all that it tapped or untapped fit their description as before, so that “those creatures” are
 * those which fit it; after others they needn't.
 */
export function keepDescriptions(scope: Scope, effect: Effect): void {
  if (effect.do === 'tap' || effect.do === 'untap') {
    const named = isEach(effect.what) ? scope.referentOf(effect.what) : undefined;
    if (named === undefined || named.facts.unchanged !== undefined) return;
    scope.name(effect.what, named.plural, named.nouns, { ...named.facts, unchanged: 'but tapped' });
  } else if (!isHarmless(effect)) {
    const named = scope.last(({ facts }) => facts.unchanged === 'but tapped');
    if (named === undefined || named.means === null) return;
    const { unchanged: _, ...facts } = named.facts;
    scope.name(named.means, named.plural, named.nouns, facts);
  }
}
