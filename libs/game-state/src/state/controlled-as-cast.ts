import type { Filter } from '@stacktrail/card-tree';
import type { GameObject } from './game-object.js';

const prefix = 'controlled as cast: ';

/** Under what a spell remembers which such permanents its controller had as they finished casting it (CR 601.2i). */
export function controlledLabel(filter: Filter): string {
  return `${prefix}${JSON.stringify(filter)}`;
}

/** What a copy of a spell remembers of it: the copy isn't cast (CR 707.10). */
export function linkedOfCopy({ linked }: GameObject): GameObject['linked'] {
  const asCast = linked.some(({ label }) => label.startsWith(prefix));
  return asCast ? linked.filter(({ label }) => !label.startsWith(prefix)) : linked;
}
