import { fitsEvent, finished, plainContext } from '@stacktrail/characteristics';
import type { Game } from '../game/game.js';
import type { Noticed } from './notice-occasion.js';

/** CR 610.3: what happened is the event until which objects left their zones. */
export function noticeReturns(game: Game, found: readonly Noticed[]): void {
  for (const { id, instruction, source, controller, due } of game.state.returns) {
    const { until } = instruction;
    if (due || until === undefined || until === 'this leaves the battlefield') continue;
    const { state } = game;
    const context = plainContext(controller, source);
    const one = found.find(({ occasion }) => {
      const subject = state.objects.get(occasion.object) ?? null;
      return fitsEvent({ queries: finished, state, occasion, subject, context }, until);
    });
    if (one !== undefined) game.emit('ReturnDue', { effect: id }, { rule: '610.3', source, causes: one.causes });
  }
}
