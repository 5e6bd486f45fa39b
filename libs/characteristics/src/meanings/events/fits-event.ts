import type { EventTime, TriggerEvent } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { phaseOf, type GameState } from '@stacktrail/game-state';
import { combatEvents } from './combat-events.js';
import { damageEvents } from './damage-events.js';
import type { EventCombinator, EventKind, EventMeaning, EventMeanings, OccasionForText } from './event-meaning.js';
import { permanentEvents } from './permanent-events.js';
import { playerEvents } from './player-events.js';
import { stackEvents } from './stack-events.js';
import { zoneEvents } from './zone-events.js';

/** The meaning of every kind of event. A kind without an entry doesn't compile. */
const meanings: EventMeanings = {
  ...combatEvents,
  ...damageEvents,
  ...zoneEvents,
  ...stackEvents,
  ...permanentEvents,
  ...playerEvents,
};

/** Finds the meaning of an event by its kind. */
function meaningOfEvent({ on }: Exclude<TriggerEvent, { readonly on: EventCombinator }>): EventMeaning<EventKind> {
  return meanings[on];
}

/** Whether what happened is the event that a text watches for (CR 603.2), however often it has happened before. */
export function fitsEvent(seen: OccasionForText, event: TriggerEvent): boolean {
  if (event.on === 'any of') return event.of.some((each) => fitsEvent(seen, each));
  const { state, occasion, context } = seen;
  if (event.on !== occasion.on) return false;
  if (event.during !== undefined && !isDuring(event.during, state, context.you)) return false;
  return meaningOfEvent(event)(event, seen);
}

function isDuring(time: EventTime, { activePlayer, step }: GameState, you: PlayerId): boolean {
  switch (time) {
    case 'your turn':
      return activePlayer === you;
    case "an opponent's turn":
      return activePlayer !== you;
    case 'combat':
      return phaseOf(step) === 'combat';
    case 'your main phase':
      return activePlayer === you && phaseOf(step) === 'main';
    case 'the declare attackers step':
      return step === 'declare attackers';
  }
}
