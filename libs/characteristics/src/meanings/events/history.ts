import type { TriggerEvent } from '@stacktrail/card-tree';
import type { Revision } from '@stacktrail/game-events';
import { type GameState, type Occasion, isThatOccasion, type RememberedOccasion } from '@stacktrail/game-state';
import type { EventQuery, PastEvents } from '../../reading/happened.js';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { fitsEvent } from './fits-event.js';

/** The occasions before the spell with this text was cast (CR 702.40a). */
function untilCast(all: readonly RememberedOccasion[], { source }: TextContext): readonly RememberedOccasion[] {
  const at = all.findIndex(({ occasion }) => occasion.on === 'casts' && occasion.object === source);
  return at < 0 ? all : all.slice(0, at);
}

/** The occasions of a turn, or of the whole game up to now. */
function within({ history }: GameState, turn: EventQuery['turn']): readonly RememberedOccasion[] {
  if (turn === 'this game') return [...(history.earlier ?? []), ...history.thisTurn];
  return turn === 'last turn' ? history.lastTurn : history.thisTurn;
}

/** The occasions of this turn, last turn or this game that fit an event (CR 608.2i). */
export function happenedIn(
  queries: StateQueries,
  state: GameState,
  { event, turn, before }: EventQuery,
  context: TextContext,
): PastEvents {
  const all = within(state, turn);
  const which = (before === undefined ? all : untilCast(all, context)).filter((remembered) =>
    fitsRemembered(queries, state, event, remembered, context),
  );
  return {
    times: event.oneOrMore ? new Set(which.map(({ fact }) => fact)).size : which.length,
    amount: which.reduce((sum, { occasion }) => sum + occasion.amount, 0),
    which,
  };
}

function fitsRemembered(
  queries: StateQueries,
  state: GameState,
  event: TriggerEvent,
  { occasion, subject }: RememberedOccasion,
  context: TextContext,
): boolean {
  return fitsEvent({ queries, state, occasion, subject, context }, event);
}

/** “An opponent casts their first spell each turn”: each player's occasions are counted separately. */
function isOfSamePlayer(event: TriggerEvent, one: Occasion, other: Occasion): boolean {
  return !('who' in event) || one.player === other.player;
}

/** The number of this occasion among the events of this turn: 1 for the first. */
export function timeThisTurn(
  queries: StateQueries,
  state: GameState,
  event: TriggerEvent,
  occasion: Occasion,
  fact: Revision,
  context: TextContext,
): number {
  let times = 0;
  for (const remembered of state.history.thisTurn) {
    if (remembered.fact > fact) break;
    if (!isOfSamePlayer(event, remembered.occasion, occasion)) continue;
    if (!fitsRemembered(queries, state, event, remembered, context)) continue;
    times += 1;
    if (isThatOccasion(remembered, occasion, fact)) return times;
  }
  return Math.max(1, times);
}
