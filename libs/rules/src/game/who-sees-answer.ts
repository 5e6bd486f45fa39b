import type { Question } from '@stacktrail/engine';
import { allSeats, seatBit, type Answer, type PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { hidesItsCard, seatsThatKnow } from '../actions/casting/cards-put-face-down.js';

/** The seats that may see an answer, as a mask: who knows a card may see how it is put face down (CR 406.3, 708.5). */
export function seatsThatSee(state: GameState, question: Question, answer: Answer, decidedBy: PlayerId): number {
  if (question.seenBy !== undefined) return question.seenBy;
  if (answer.form !== 'action' || !hidesItsCard(state, answer.action)) return allSeats(state.players.length);
  return seatsThatKnow(state, answer.action.object, question.player) | seatBit(decidedBy);
}
