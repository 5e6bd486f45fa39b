import type { PlayerId } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import type { Characteristics } from '../state/characteristics.js';
import type { GameObject } from '../state/game-object.js';
import type { GameState } from '../state/game-state.js';
import { controllerOf } from './controller.js';
import { Reading } from './reading.js';

class Finished extends Reading {
  characteristics(state: GameState, object: GameObject): Characteristics {
    return characteristicsOf(state, object);
  }

  controller(_state: GameState, object: GameObject): PlayerId {
    return controllerOf(object);
  }
}

/** The game as everything but a layer reads it: with all continuous effects applied (CR 613.5). */
export const finished: Reading = new Finished();
