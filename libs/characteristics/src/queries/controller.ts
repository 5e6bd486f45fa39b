import type { PlayerId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { controllerOf, isControlled } from '../reading/controller.js';
import { controllerAfter } from '../layers/run.js';
import { programOf } from '../layers/program-of.js';

/**
 * Who controls an object according to the current effects (CR 613.1b), or by default (CR 110.2, 112.2). The record of a
 * permanent or spell holds its last recorded controller; if the two differ, control has to change now.
 */
export function controllerUnderEffects(state: GameState, object: GameObject): PlayerId {
  if (!isControlled(object) || object.left) return controllerOf(object);
  const { steps, changesControl } = programOf(state);
  return changesControl ? controllerAfter(steps, steps.length, state, object) : object.baseController;
}
