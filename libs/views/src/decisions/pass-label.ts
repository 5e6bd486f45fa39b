import type { ActionQuestion } from '@stacktrail/engine';
import type { Viewer } from '@stacktrail/game-events';
import { playersInOrder, type GameState } from '@stacktrail/game-state';
import { objectName, seatName } from '../names.js';
import { nameOfStep } from '../words.js';

/** What comes of passing: the top of the stack resolves, or the step ends, once all have passed (CR 117.4). */
export function passLabel({ player }: ActionQuestion, state: GameState, viewer: Viewer): string {
  const players = playersInOrder(state);
  const others = players.filter((other) => other !== player);
  const left = players.length - state.passed - 1;
  const top = state.stack.at(-1);
  const then = top === undefined ? `${nameOfStep(state.step)} ends` : `${objectName(state, top, viewer)} resolves`;
  if (left <= 0) return `Pass priority: ${then}`;
  const who =
    others.length === 1
      ? `${seatName(state, others[0]!)} passes`
      : `${left === others.length ? 'all others' : 'all who haven’t yet'} pass`;
  return `Pass priority: ${then} if ${who}, too`;
}
