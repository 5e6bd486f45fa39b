import type { Filter } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import type { StateQueries } from './state-queries.js';
import type { TextContext } from './text-context.js';

/**
 * The number of a spell among the matching spells that its controller has cast this turn: 1 for the first. A spell that
 * isn't cast yet counts as the next one. A permanent is asked about as the spell that it was (CR 400.7d).
 *
 * @returns 0 for a permanent that wasn't cast this turn
 */
export function numberCastIn(
  queries: StateQueries,
  state: GameState,
  what: Filter,
  spell: GameObject,
  context: TextContext,
): number {
  let number = 1;
  for (const { occasion, subject } of state.history.thisTurn) {
    if (occasion.on !== 'casts') continue;
    if (isSpell(occasion.object)) return number;
    if (occasion.player !== queries.controller(state, spell) || subject === null) continue;
    if (queries.matches(state, what, subject, context)) number += 1;
  }
  return spell.zone === 'battlefield' ? 0 : number;

  function isSpell(id: ObjectId): boolean {
    return id === spell.id || (spell.zone === 'battlefield' && state.objects.get(id)?.becomes === spell.id);
  }
}
