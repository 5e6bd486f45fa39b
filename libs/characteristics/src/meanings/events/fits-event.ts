import type { TriggerEvent } from '@stacktrail/card-tree';
import { combatEvents } from './combat-events.js';
import { damageEvents } from './damage-events.js';
import type { EventCombinator, EventKind, EventMeaning, EventMeanings, OccasionInText } from './event-meaning.js';
import { permanentEvents } from './permanent-events.js';
import { playerEvents } from './player-events.js';
import { stackEvents } from './stack-events.js';
import { zoneEvents } from './zone-events.js';

/** Every kind of event with what it means: a kind without an entry doesn't compile. */
const meanings: EventMeanings = {
  ...combatEvents,
  ...damageEvents,
  ...zoneEvents,
  ...stackEvents,
  ...permanentEvents,
  ...playerEvents,
};

/** What the kind of an event means. */
function meaningOfEvent({ on }: Exclude<TriggerEvent, { readonly on: EventCombinator }>): EventMeaning<EventKind> {
  return meanings[on];
}

/** Whether what happened is the event that a text asks about (CR 603.2), leaving aside how often it has happened. */
export function fitsEvent(seen: OccasionInText, event: TriggerEvent): boolean {
  if (event.on === 'any of') return event.of.some((each) => fitsEvent(seen, each));
  const { state, occasion, context } = seen;
  if (event.on !== occasion.on) return false;
  if (event.during === 'your turn' && state.activePlayer !== context.you) return false;
  if (event.during === "an opponent's turn" && state.activePlayer === context.you) return false;
  return meaningOfEvent(event)(event, seen);
}
