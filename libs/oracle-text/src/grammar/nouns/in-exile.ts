import { type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { afterNoun, type NounForm } from './after-noun.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { nounOfEach } from './nouns.js';

const inExileWords = literally(' in exile');

/** What is said of cards behind their zone: “cards you own in exile with study counters on them”. */
const behind: ReadonlySet<Filter['is']> = new Set(['has counter', 'counters', 'has an Adventure']);

/** Cards of which the words say that they are in exile (CR 406): “a creature card you own in exile”. */
export function inExile(cards: Syntax<Filter>, form: NounForm): Syntax<Filter> {
  return {
    begins: cards.begins,
    read(reader) {
      const filter = cards.read(reader);
      if (filter === no || inExileWords.read(reader) === no) return no;
      const after = reader.may<Filter | null>(afterNoun(form), null);
      if (after !== null && !behind.has(after.is)) return no;
      return after === null ? filter : conjunction([...conjuncts(filter), after]);
    },
    write(filter, writer) {
      const parts = conjuncts(filter);
      const last = parts[parts.length - 1];
      const after = last !== undefined && behind.has(last.is) ? last : undefined;
      if (!cards.write(after === undefined ? filter : conjunction(parts.slice(0, -1)), writer)) return false;
      return inExileWords.write({}, writer) && (after === undefined || afterNoun(form).write(after, writer));
    },
  };
}

const exiled: Filter = { is: 'in zone', zone: 'exile' };

/** The same where “exiled card” could be said as well: the words are those that say the zone. */
export function saidInExile(cards: Syntax<Filter>, form: NounForm): Syntax<Filter> {
  return mapped<Filter, Filter>(
    inExile(cards, form),
    (filter) => conjunction([exiled, ...conjuncts(filter)]),
    (filter) => {
      const [first, ...rest] = conjuncts(filter);
      return isSameTree(first, exiled) ? conjunction(rest) : no;
    },
  );
}

const oneByOne = inExile(nounOfEach('card'), 'each');

/** “Each creature card you own in exile.” */
export const eachInExile: Syntax<Objects> = {
  begins: new Set(['each']),
  fixedFields: { objects: 'each' },
  read(reader) {
    const filter = reader.take('each') ? oneByOne.read(reader) : no;
    return filter === no ? no : { objects: 'each', filter, zone: 'exile', one: true };
  },
  write: (means, writer) =>
    means.objects === 'each' &&
    means.zone === 'exile' &&
    means.one === true &&
    means.called === undefined &&
    writer.add('each ') &&
    oneByOne.write(means.filter, writer),
};
