import type { GameObject } from '@stacktrail/game-state';

/** An object's mana value (CR 202.3). X is the number chosen for it while the object is on the stack (CR 202.3e). */
export function manaValueOf(object: GameObject): number {
  const { printed, announced } = object;
  if (object.zone !== 'stack' || announced.x === 0 || printed.manaCost === null) return printed.manaValue;
  return printed.manaValue + announced.x * printed.manaCost.filter((symbol) => symbol === 'X').length;
}
