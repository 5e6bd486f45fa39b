import type { PlayerId } from '@stacktrail/game-events';
import type { Characteristics, GameObject, GameState } from '@stacktrail/game-state';
import { baseSizeOf } from '../layers/base-size.js';
import { characteristicsOf } from '../layers/characteristics.js';
import { controllerOf } from '../reading/controller.js';
import type { StateQueries } from '../reading/state-queries.js';
import { TextReading } from '../meanings/text-reading.js';

class Finished extends TextReading {
  characteristics(state: GameState, object: GameObject): Characteristics {
    return characteristicsOf(state, object);
  }

  baseSize(state: GameState, object: GameObject): Pick<Characteristics, 'power' | 'toughness'> {
    return baseSizeOf(state, object);
  }

  controller(_state: GameState, object: GameObject): PlayerId {
    return controllerOf(object);
  }
}

/** The game with all continuous effects applied (CR 613.5), as everything outside the layers sees it. */
export const finished: StateQueries = new Finished();
