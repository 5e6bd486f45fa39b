import type { PlayerId } from '@stacktrail/game-events';
import { functionsInCommandZone, type GameObject } from '@stacktrail/game-state';

/** An object's controller, or its owner where it has none (CR 108.4a, 109.4). A face-up plane has one (CR 311.5). */
export function controllerOf(object: GameObject): PlayerId {
  const { zone, controller, owner } = object;
  if (isControlled(object)) return controller;
  return zone === 'command' && functionsInCommandZone(object) ? controller : owner;
}

/** Whether effects can change who controls it: it is a permanent, or a spell or ability on the stack (CR 108.4, 109.4). */
export function isControlled({ zone }: GameObject): boolean {
  return zone === 'battlefield' || zone === 'stack';
}
