import type { Amount, Condition, Filter, Objects, Players } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Characteristics, GameObject, GameState } from '@stacktrail/game-state';
import { amountIn } from './amount-reading.js';
import { holdsIn } from './condition-reading.js';
import { matchesIn } from './filter-reading.js';
import { happenedIn, numberCastIn } from './history.js';
import { objectsIn, playersIn } from './reference-reading.js';
import type { TextContext } from './text-context.js';

/**
 * What a text sees of the game's objects: their finished characteristics, or, while the layers are being applied, those
 * that they have so far (CR 613.1).
 */
export abstract class Reading {
  abstract characteristics(state: GameState, object: GameObject): Characteristics;
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

  /** Whether an object had such a part in such an event (CR 608.2i). */
  happened(
    state: GameState,
    filter: Extract<Filter, { is: 'in event' }>,
    object: GameObject,
    context: TextContext,
  ): boolean {
    const { which } = happenedIn(this, state, filter, context);
    return which.some(({ occasion }) => (filter.as === 'object' ? occasion.object : occasion.thatObject) === object.id);
  }

  /** Which of the spells that match its controller's spell is this turn: 1 for the first. */
  numberCast(state: GameState, what: Filter, object: GameObject, context: TextContext): number {
    return numberCastIn(this, state, what, object, context);
  }
}
