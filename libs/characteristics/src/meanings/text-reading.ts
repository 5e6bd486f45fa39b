import type { Amount, Condition, Filter, Objects, Players } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Characteristics, GameObject, GameState } from '@stacktrail/game-state';
import type { EventQuery, PastEvents } from '../reading/happened.js';
import type { StateQueries } from '../reading/state-queries.js';
import type { TextContext } from '../reading/text-context.js';
import { amountIn } from './amounts/amount-in.js';
import { holdsIn } from './conditions/holds-in.js';
import { happenedIn } from './events/history.js';
import { matchesIn } from './filters/matches-in.js';
import { objectsIn } from './objects/objects-in.js';
import { playersIn } from './players/players-in.js';

/**
 * Evaluates the parts of a text by the tables of meanings. Its subclasses say where characteristics and control come
 * from.
 */
export abstract class TextReading implements StateQueries {
  abstract characteristics(state: GameState, object: GameObject): Characteristics;
  abstract baseSize(state: GameState, object: GameObject): Pick<Characteristics, 'power' | 'toughness'>;
  abstract controller(state: GameState, object: GameObject): PlayerId;

  amount(state: GameState, amount: Amount, context: TextContext): number {
    return amountIn(this, state, amount, context);
  }

  matches(state: GameState, filter: Filter, object: GameObject, context: TextContext): boolean {
    return matchesIn(this, state, filter, object, context);
  }

  objects(state: GameState, objects: Objects, context: TextContext): readonly ObjectId[] {
    return objectsIn(this, state, objects, context);
  }

  players(state: GameState, players: Players, context: TextContext): readonly PlayerId[] {
    return playersIn(this, state, players, context);
  }

  holds(state: GameState, condition: Condition, context: TextContext): boolean {
    return holdsIn(this, state, condition, context);
  }

  happened(state: GameState, asked: EventQuery, context: TextContext): PastEvents {
    return happenedIn(this, state, asked, context);
  }
}
