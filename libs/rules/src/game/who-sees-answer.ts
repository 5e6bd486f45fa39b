import type { Question } from '@stacktrail/engine';
import { allSeats, seatBit, type Answer, type PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { hidesItsCard, seatsThatKnow } from '../actions/casting/cards-put-face-down.js';

/**
 * The seats that may see an answer, as a mask. How a card is put face down is visible to whoever knows the card (CR
 * 406.3, 708.5). Which card of a hand is meant is its owner's secret until the card leaves the hand, because two cards
 * with one name can't be told apart.
 */
export function seatsThatSee(state: GameState, question: Question, answer: Answer, decidedBy: PlayerId): number {
  if (question.seenBy !== undefined) return question.seenBy;
  if (answer.form !== 'action' || !('object' in answer.action)) return allSeats(state.players.length);
  const { action } = answer;
  const own = seatBit(question.player) | seatBit(decidedBy);
  if ((state.setup?.handNumbers ?? 0) > 0 && state.objects.get(action.object)?.zone === 'hand') return own;
  return hidesItsCard(state, action)
    ? seatsThatKnow(state, action.object, question.player) | own
    : allSeats(state.players.length);
}
