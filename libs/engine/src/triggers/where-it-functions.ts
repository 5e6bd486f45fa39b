import type { Filter, TriggeredAbility, TriggerEvent } from '@stacktrail/card-tree';
import { functionsInCommandZone, type GameObject } from '@stacktrail/game-state';

/**
 * CR 113.6, 113.6b, 113.6k, 113.6p: whether a trigger condition functions where its object is. One that says its zones
 * functions there. Otherwise it functions on the battlefield, an emblem's in the command zone; one that is about its own
 * object in whatever zone that object is as the event happens.
 */
export function functionsThere(ability: TriggeredAbility, event: TriggerEvent, object: GameObject): boolean {
  const { zone } = object;
  if (ability.functionsIn !== undefined) return ability.functionsIn.includes(zone);
  if (event.on === 'enters room') return zone === 'command'; // CR 309.4c
  if (zone === 'battlefield') return true;
  return functionsInCommandZone(object) || isAboutItself(event);
}

/** Whether the event's object can only be the object whose ability it is. */
function isAboutItself(event: TriggerEvent): boolean {
  return 'what' in event && isItself(event.what);
}

function isItself(filter: Filter): boolean {
  return filter.is === 'this' || (filter.is === 'all' && filter.of.some(isItself));
}
