import { type Filter, type Objects, isSameTree } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { afterTheNoun } from './nouns.js';

type Together = Extract<Objects, { readonly objects: 'together' }>;

const opening = literally('each creature and planeswalker');
const behind = afterTheNoun('one');
const creature: Filter = { is: 'type', type: 'Creature' };
const planeswalker: Filter = { is: 'type', type: 'Planeswalker' };

function bothOf(after: readonly Filter[]): Together {
  const each = (type: Filter): Objects => ({
    objects: 'each',
    filter: conjunction([type, ...after]),
    one: true,
  });
  return { objects: 'together', of: [each(creature), each(planeswalker)], bare: true };
}

/** “Each creature and planeswalker you don't control”: the words after the nouns belong to both nouns (CR 120.1). */
export const creaturesAndPlaneswalkers: Syntax<Objects> = {
  begins: new Set(['each']),
  fixedFields: { objects: 'together' },
  read(reader) {
    if (opening.read(reader) === no) return no;
    const after = behind.read(reader);
    return after === no ? no : bothOf(after);
  },
  write(means, writer) {
    const [first] = means.objects === 'together' ? means.of : [];
    if (first?.objects !== 'each') return false;
    const [type, ...after] = conjuncts(first.filter);
    if (type === undefined || !isSameTree(means, bothOf(after))) return false;
    return opening.write({}, writer) && behind.write(after, writer);
  },
};
