import type { TriggerEvent } from '@stacktrail/card-tree';
import { aspects, everything } from '../../reading/aspects.js';

/** What is read to find out whether an event has happened, as a mask of `aspects`. */
export function readsInEvent(event: TriggerEvent): number {
  return asksAboutObjects(event) ? everything : aspects.history | aspects.turn | aspects.zones;
}

/** Whether the event has a filter or another part that may ask about objects; `whom` only names players. */
function asksAboutObjects({ ...fields }: TriggerEvent): boolean {
  return Object.entries(fields).some(([field, value]) => typeof value === 'object' && field !== 'whom');
}
