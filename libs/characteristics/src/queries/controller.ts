import type { PlayerId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { controllerOf } from '../reading/controller.js';
import { controllerAfter } from '../layers/run.js';
import { programOf } from '../layers/program-of.js';

/**
 * Who controls an object by the effects there are (CR 613.1b), or by default (CR 110.2). A permanent's record holds who
 * has controlled it since the last fact about that; where the two differ, control changes now.
 */
export function controllerUnderEffects(state: GameState, object: GameObject): PlayerId {
  if (object.zone !== 'battlefield' || object.left) return controllerOf(object);
  const { steps, changesControl } = programOf(state);
  return changesControl ? controllerAfter(steps, steps.length, state, object) : object.baseController;
}
