import type { Filter } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import type { Reading } from './reading.js';
import type { TextContext } from './text-context.js';

/** Which of the spells that match and that its controller has cast this turn a spell is, or would be: 1 for the first. */
export function numberCastIn(
  reading: Reading,
  state: GameState,
  what: Filter,
  spell: GameObject,
  context: TextContext,
): number {
  let number = 1;
  for (const { occasion, subject } of state.history.thisTurn) {
    if (occasion.on !== 'casts') continue;
    if (occasion.object === spell.id) break;
    if (occasion.player !== reading.controller(state, spell) || subject === null) continue;
    if (reading.matches(state, what, subject, context)) number += 1;
  }
  return number;
}
