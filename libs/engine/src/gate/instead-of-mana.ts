import type { ManaType, Replacement as ReplacementTree } from '@stacktrail/card-tree';
import { matches, type TextContext } from '@stacktrail/characteristics';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { chooseManaType } from '../choices/mana-type.js';
import type { Occurrence } from '../game/occurrence.js';
import { just, type MakeInstead } from './follow-instead.js';
import { isPlayer } from './is-about.js';

/** CR 106.12b: more mana of that type, or mana of another type; the player chooses among several types. */
export function insteadOfMana(
  state: GameState,
  occurrence: Occurrence,
  { what, who, atLeast = 1, instead }: Extract<ReplacementTree, { would: 'produce mana' }>,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'produce mana' || !isPlayer(state, occurrence.player, who, context)) return null;
  const { mana, object, player } = occurrence;
  if (mana.length < atLeast || !matches(state, what, objectOf(state, object), context)) return null;
  if (instead.do === 'produce times') {
    return just({ ...occurrence, mana: Array.from({ length: instead.times }, () => mana).flat() });
  }
  const { types, count = mana.length } = instead;
  return function* () {
    const type = types.length < 2 ? types[0] : yield* chooseManaType(player, types, context.source);
    return [{ ...occurrence, mana: type === undefined ? [] : new Array<ManaType>(count).fill(type) }];
  };
}
