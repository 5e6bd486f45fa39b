import type { GameObject } from '@stacktrail/game-state';

/** Whether only its printed text affects the object, and that text asks nothing about the game. */
export function isPlain(object: GameObject): boolean {
  const { printed, zone } = object;
  return object.counters.length === 0 && !printed.hasCda && (zone !== 'stack' || !printed.hasStatic);
}

/**
 * Whether an object's characteristics stay as they are until the state's stamp or the object is replaced. The stamp
 * knows nothing of what the text of an object that isn't on the battlefield, or has left it, asks about the game.
 */
export function mayBeKept(object: GameObject): boolean {
  return (object.zone === 'battlefield' && !object.left) || isPlain(object);
}
