import type { TriggerEvent } from '@stacktrail/card-tree';

/** Whether damage to a permanent or to a player is meant, in that order. */
export function isToAnything(event: TriggerEvent): boolean {
  if (event.on !== 'any of' || event.of.length !== 2) return false;
  return event.of.every((one, i) => {
    return one.on === 'deals damage' && one.damaged === undefined && one.to === (['permanent', 'player'] as const)[i];
  });
}
