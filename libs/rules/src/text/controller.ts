import type { PlayerId } from '@stacktrail/game-events';
import type { GameObject } from '../state/game-object.js';

/** An object's controller, or its owner where it has none (CR 108.4a, 109.4). */
export function controllerOf(object: GameObject): PlayerId {
  return object.zone === 'battlefield' || object.zone === 'stack' ? object.controller : object.owner;
}
