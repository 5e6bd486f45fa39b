import type { Objects } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { newTarget } from '../targets/target-reference.js';
import { permanents } from './objects.js';

/** “Each of up to two target creatures.” */
export const eachOfTargets: Syntax<Objects> = eachOf(permanents);

/** As `eachOfTargets`, for recipients of damage: “each of X targets”. */
export const eachOfAnyTargets: Syntax<Objects> = eachOf(['any target']);

function eachOf(kinds: Parameters<typeof newTarget>[0]): Syntax<Objects> {
  return {
    begins: new Set(['each']),
    fixedFields: { objects: 'target' },
    read(reader) {
      if (!reader.take('each') || !reader.take('of')) return no;
      const objects = newTarget(kinds).read(reader) as Objects | typeof no;
      return objects === no || reader.scope.targets[(objects as { slot: number }).slot]?.max === 1 ? no : objects;
    },
    write(objects, writer) {
      if (objects.objects !== 'target' || objects.called !== undefined) return false;
      if (writer.scope.targets[objects.slot]?.max === 1) return false;
      return writer.add('each of ') && (newTarget(kinds) as Syntax<Objects>).write(objects, writer);
    },
  };
}
