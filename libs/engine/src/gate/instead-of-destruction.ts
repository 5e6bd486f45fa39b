import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { hasKeyword, hasRule, matches, type TextContext } from '@stacktrail/characteristics';
import { objectOf, type GameState } from '@stacktrail/game-state';
import type { Occurrence } from '../game/occurrence.js';
import { just, type MakeInstead } from './follow-instead.js';

/** What replaces destruction: regeneration, or removing the damage and destroying the permanent with the effect. */
export function insteadOfDestruction(
  state: GameState,
  occurrence: Occurrence,
  { what, instead }: Extract<ReplacementTree, { would: 'be destroyed' }>,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'destroy') return null;
  const { object, noRegeneration } = occurrence;
  if (!matches(state, what, objectOf(state, object), context)) return null;
  if (instead.do === 'regenerate') {
    if (noRegeneration || hasRule(state, objectOf(state, object), "can't be regenerated")) return null;
    return just({ would: 'regenerate', object, shield: 0 }); // CR 701.19b
  }
  const source = objectOf(state, context.source);
  const removal: Occurrence = { would: 'remove damage', object };
  if (hasKeyword(state, source, 'indestructible')) return just(removal); // CR 702.12b
  return just(removal, { would: 'destroy', object: source.id });
}
