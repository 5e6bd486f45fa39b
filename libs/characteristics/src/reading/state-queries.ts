import type { Amount, Condition, Filter, Objects, Players } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Characteristics, GameObject, GameState } from '@stacktrail/game-state';
import type { EventQuery, PastEvents } from './happened.js';
import type { TextContext } from './text-context.js';

/**
 * How a text sees the game: objects with their finished characteristics or, while the layers are being applied, with
 * those computed so far (CR 613.1), and the values of parts of the text.
 */
export interface StateQueries {
  characteristics(state: GameState, object: GameObject): Characteristics;
  /** Its power and toughness after layer 7b, before counters and effects that modify or switch them (CR 613.4). */
  baseSize(state: GameState, object: GameObject): Pick<Characteristics, 'power' | 'toughness'>;
  controller(state: GameState, object: GameObject): PlayerId;
  amount(state: GameState, amount: Amount, context: TextContext): number;
  matches(state: GameState, filter: Filter, object: GameObject, context: TextContext): boolean;
  objects(state: GameState, objects: Objects, context: TextContext): readonly ObjectId[];
  players(state: GameState, players: Players, context: TextContext): readonly PlayerId[];
  holds(state: GameState, condition: Condition, context: TextContext): boolean;
  /** The events of this turn or last turn that match (CR 608.2i). */
  happened(state: GameState, asked: EventQuery, context: TextContext): PastEvents;
}
