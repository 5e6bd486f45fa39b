import type { Objects, Players } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { newTarget } from '../targets/target-reference.js';

const players = newTarget(['player'], "' graveyards") as Syntax<Players>;

/** “Any number of target players' graveyards”: all the cards there. */
export const graveyardsOfTargets: Syntax<Objects> = {
  begins: players.begins,
  fixedFields: { objects: 'each' },
  read(reader) {
    const of = players.read(reader);
    return of === no ? no : { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of };
  },
  write(objects, writer) {
    if (objects.objects !== 'each' || objects.zone !== 'graveyard' || objects.filter.is !== 'card') return false;
    const { of } = objects;
    if (of?.players !== 'target' || writer.scope.targets[of.slot]?.max === 1) return false;
    return Object.keys(objects).length === 4 && players.write(of, writer);
  },
};
