import { type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { putLink } from '../basics/links.js';
import { noun } from '../nouns/nouns.js';

const put: Objects = { objects: 'linked', label: putLink };
const isPut: Filter = { is: 'one of', objects: put };
const thing = noun(false);

/** “The creature put onto the battlefield with this enchantment”, of which there is one (CR 607.2c). */
export const putWithThis: Syntax<Filter> = {
  begins: new Set(['the']),
  fixedFields: { is: 'all' },
  read(reader) {
    const filter = reader.take('the') ? thing.read(reader) : no;
    return filter !== no && isSameTree(conjuncts(filter).at(-1), isPut) ? filter : no;
  },
  write: (filter, writer) =>
    filter.is === 'all' && isSameTree(filter.of.at(-1), isPut) && writer.add('the ') && thing.write(filter, writer),
};

/** The same of what something is done to. */
export const theOnePut: Syntax<Objects> = {
  begins: putWithThis.begins,
  fixedFields: { objects: 'matching' },
  read(reader) {
    const filter = putWithThis.read(reader);
    if (filter === no) return no;
    const means: Objects = { objects: 'matching', of: put, filter: conjunction(conjuncts(filter).slice(0, -1)) };
    reader.scope.name(means, false, ['creature', 'permanent']);
    return means;
  },
  write(means, writer) {
    if (means.objects !== 'matching' || means.called !== undefined || !isSameTree(means.of, put)) return false;
    if (!putWithThis.write(conjunction([...conjuncts(means.filter), isPut]), writer)) return false;
    writer.scope.name(means, false, ['creature', 'permanent']);
    return true;
  },
};
