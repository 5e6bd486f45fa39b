import type { EventData, EventType, GameEvent } from '@stacktrail/game-events';
import type { GameState, GameStateRecord } from '../state/game-state.js';

/** Writes what an event means into `state`, a fresh copy of `previous`. */
export type Evolver<K extends EventType> = (
  state: GameStateRecord,
  data: EventData<K>,
  event: GameEvent,
  previous: GameState,
) => void;

export type Evolvers<K extends EventType> = { readonly [T in K]: Evolver<T> };
