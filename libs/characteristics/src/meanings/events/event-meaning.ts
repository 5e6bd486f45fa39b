import type { Tagged, TriggerEvent } from '@stacktrail/card-tree';
import type { GameObject, GameState, Occasion } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';

/** Something that happened, together with the text that asks about it. */
export interface OccasionForText {
  readonly queries: StateQueries;
  readonly state: GameState;
  readonly occasion: Occasion;
  /** The occasion's object as it was then or is now. */
  readonly subject: GameObject | null;
  readonly context: TextContext;
}

/** Kinds that combine other events; every other kind has an entry in the table. */
export type EventCombinator = 'any of';
export type EventKind = Exclude<TriggerEvent['on'], EventCombinator>;

export type EventOf<Kind extends EventKind> = Tagged<TriggerEvent, 'on', Kind>;

/** Whether an occasion of that kind is the event that the text watches for (CR 603.2). */
export type EventMeaning<Kind extends EventKind> = (event: EventOf<Kind>, seen: OccasionForText) => boolean;

export type EventMeanings<Kinds extends EventKind = EventKind> = {
  readonly [Kind in Kinds]: EventMeaning<Kind>;
};

/** Checks some entries of the table. */
export function eventMeanings<Kinds extends EventKind>(entries: EventMeanings<Kinds>): EventMeanings<Kinds> {
  return entries;
}
