import type { TriggerEvent } from '@stacktrail/card-language';
import type { Revision } from '@stacktrail/game-events';
import type { GameState } from '../state/game-state.js';
import type { Occasion } from '../state/occasion.js';
import { isThatOccasion, type Remembered } from '../state/turn-history.js';
import { fitsEvent } from './event-reading.js';
import type { Reading } from './reading.js';
import type { TextContext } from './text-context.js';

/** How often an event has happened, how much it was altogether, and what it happened to. */
interface Happened {
  readonly times: number;
  readonly amount: number;
  readonly which: readonly Remembered[];
}

/** What of this or the last turn fits an event (CR 608.2i). */
export function happenedIn(
  reading: Reading,
  state: GameState,
  event: TriggerEvent,
  context: TextContext,
  turn: 'this turn' | 'last turn' = 'this turn',
): Happened {
  const { history } = state;
  const which = (turn === 'last turn' ? history.lastTurn : history.thisTurn).filter((remembered) =>
    fitsRemembered(reading, state, event, remembered, context),
  );
  return {
    times: event.oneOrMore ? new Set(which.map(({ fact }) => fact)).size : which.length,
    amount: which.reduce((sum, { occasion }) => sum + occasion.amount, 0),
    which,
  };
}

function fitsRemembered(
  reading: Reading,
  state: GameState,
  event: TriggerEvent,
  { occasion, subject }: Remembered,
  context: TextContext,
): boolean {
  return fitsEvent({ reading, state, occasion, subject, context }, event);
}

/** Which time this turn the event happens with this occasion: 1 for the first. */
export function timeThisTurn(
  reading: Reading,
  state: GameState,
  event: TriggerEvent,
  occasion: Occasion,
  fact: Revision,
  context: TextContext,
): number {
  let times = 0;
  for (const remembered of state.history.thisTurn) {
    if (remembered.fact > fact) break;
    if (!fitsRemembered(reading, state, event, remembered, context)) continue;
    times += 1;
    if (isThatOccasion(remembered, occasion, fact)) return times;
  }
  return Math.max(1, times);
}
