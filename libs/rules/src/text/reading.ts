import type { Amount } from '@stacktrail/card-language';
import type { PlayerId } from '@stacktrail/game-events';
import type { Characteristics } from '../state/characteristics.js';
import type { GameObject } from '../state/game-object.js';
import type { GameState } from '../state/game-state.js';
import { amountIn } from './amount-reading.js';
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
}
