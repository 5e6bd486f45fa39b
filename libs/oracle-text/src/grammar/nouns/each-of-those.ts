import type { Filter, Objects } from '@stacktrail/card-tree';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { afterTheNoun } from './nouns.js';
import { readReferent, writeReferent } from './pronouns.js';

const eachOfWords = literally('each of ');

/**
 * “Each of those creatures”, “each of those creatures with flying”, “each of them”: each of several objects named
 * before.
 */
export const eachOfThose: Syntax<Objects> = {
  begins: new Set(['each']),
  fixedFields: { objects: 'matching' },
  read(reader) {
    if (eachOfWords.read(reader) === no || (reader.word !== 'those' && reader.word !== 'them')) return no;
    const of = readReferent(reader, 'objects', 'object') as Objects | No;
    if (of === no) return no;
    const after = reader.may<readonly Filter[]>(afterTheNoun('several'), []);
    return { objects: 'matching', of, filter: conjunction(after), one: true };
  },
  write: (means, writer) =>
    means.objects === 'matching' &&
    means.one === true &&
    means.called === undefined &&
    writer.scope.isPlural(means.of) &&
    eachOfWords.write({}, writer) &&
    writeReferent(means.of, writer, 'object') &&
    afterTheNoun('several').write(conjuncts(means.filter), writer),
};
