import type { Replacement as ReplacementTree } from '@stacktrail/card-language';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { areOpponents, objectOf, type GameState } from '../state/game-state.js';
import { matches } from '../text/filters.js';
import type { TextContext } from '../text/text-context.js';

/** Whether a replacement effect is about a player. */
export function isPlayer(
  state: GameState,
  player: PlayerId,
  who: 'you' | 'opponent' | 'any player',
  context: TextContext,
): boolean {
  if (who === 'any player') return true;
  return who === 'you' ? player === context.you : areOpponents(state, context.you, player);
}

/** Whether a replacement effect is about damage to such an object or player. */
export function isRecipient(
  state: GameState,
  to: { readonly is: 'object' | 'player'; readonly id: number },
  filter: Extract<ReplacementTree, { would: 'be dealt damage' }>['to'],
  context: TextContext,
): boolean {
  if (filter === 'anything') return true;
  if (typeof filter === 'string') return to.is === 'player' && isPlayer(state, to.id as PlayerId, filter, context);
  return to.is === 'object' && matches(state, filter, objectOf(state, to.id as ObjectId), context);
}
