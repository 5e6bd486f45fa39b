import { isSameTree, type Amount, type Cost, type Filter } from '@stacktrail/card-tree';
import { isSpell, nameOfSelf } from '../../english/text-source.js';
import { numberWord } from '../../english/words.js';
import { lazy, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { things } from '../counts/counts.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { readNounList, writeNounList } from '../nouns/noun-lists.js';
import { indefinite, noun, type Head } from '../nouns/nouns.js';
import { x } from '../basics/numerals.js';
import { self } from '../basics/self.js';
import { thatMany } from '../counts/times.js';

/** A number that is computed later: “X”, “that many”. */
const unknownMany = lazy(() => oneOf<Amount>(x, thatMany));

/** A number of objects that match a filter. */
export interface Some {
  readonly filter: Filter;
  readonly count: Amount;
}

/** A number of objects that match a filter: “a creature”, “two untapped Elves you control”, “another creature”. */
export function some(head: Head = 'permanent'): Syntax<Some> {
  const one = indefinite(head);
  const many = noun(true, head);
  return {
    begins: null,
    read(reader) {
      const from = reader.mark();
      const filter = one.read(reader);
      if (filter !== no) return { filter, count: 1 };
      reader.back(from);
      let count: Amount | undefined;
      for (let number = 2; number <= 20; number++) if (reader.take(numberWord(number))) count = number;
      if (count === undefined) {
        const unknown = unknownMany.read(reader);
        if (unknown === no) return no;
        count = unknown;
      }
      const several = many.read(reader);
      return several === no ? no : { filter: several, count };
    },
    write({ filter, count }, writer) {
      if (count === 1) return one.write(filter, writer);
      if (typeof count === 'number') writer.add(`${numberWord(count)} `);
      else if (!unknownMany.write(count, writer) || !writer.add(' ')) return false;
      return many.write(filter, writer);
    },
  };
}
/** “Another creature or an artifact”: one object that is either. */
export const oneOrOther: Syntax<Some> = {
  begins: new Set(['a', 'an', 'another']),
  read(reader) {
    const filter = readNounList(reader, indefinite(), 'phrases');
    return filter === no ? no : { filter, count: 1 };
  },
  write: ({ filter, count }, writer) => count === 1 && writeNounList(filter, 'phrases', writer, indefinite()),
};

/** “All lands you control.” */
export const allOfThem: Syntax<Some> = {
  begins: new Set(['all']),
  read(reader) {
    const filter = reader.take('all') ? noun(true).read(reader) : no;
    return filter === no ? no : { filter, count: { amount: 'count', filter } };
  },
  write: ({ filter, count }, writer) =>
    isSameTree(count, { amount: 'count', filter }) && writer.add('all ') && noun(true).write(filter, writer),
};

/** “Half the lands you control, rounded up.” */
export const halfOfThem: Syntax<Some> = oneOf<Some>(
  ...(['up', 'down'] as const).map((round): Syntax<Some> => ({
    begins: new Set(['half']),
    read(reader) {
      const filter = reader.take('half') && reader.take('the') ? noun(true).read(reader) : no;
      if (filter === no || literally(`, rounded ${round}`).read(reader) === no) return no;
      return { filter, count: { amount: 'half', of: { amount: 'count', filter }, round } };
    },
    write({ filter, count }, writer) {
      const isHalf = isSameTree(count, { amount: 'half', of: { amount: 'count', filter }, round });
      return isHalf && writer.add('half the ') && noun(true).write(filter, writer) && writer.add(`, rounded ${round}`);
    },
  })),
);

/**
 * “Two other cards” in the text of a spell: other than its own card, which is in the graveyard with them (CR 702.138a).
 */
export const othersThanSpell: Syntax<Some> = {
  begins: null,
  read(reader) {
    if (!isSpell(reader.scope.textSource)) return no;
    for (let count = 2; count <= 20; count++) {
      if (!reader.take(numberWord(count))) continue;
      return reader.take('other') && reader.take('cards') ? { filter: { is: 'other' }, count } : no;
    }
    return no;
  },
  write: ({ filter, count }, writer) =>
    isSpell(writer.scope.textSource) &&
    filter.is === 'other' &&
    typeof count === 'number' &&
    count > 1 &&
    writer.add(`${numberWord(count)} other cards`),
};

/** “An untapped creature you control”: the filter doesn't include “untapped”, because the cost implies it. */
export const untapped: Syntax<Some> = mapped<Some, Some>(
  some(),
  ({ filter, count }) => {
    const parts = conjuncts(filter);
    return parts.some((part) => part.is === 'untapped')
      ? { filter: conjunction(parts.filter((part) => part.is !== 'untapped')), count }
      : no;
  },
  ({ filter, count }) => ({ filter: conjunction([{ is: 'untapped' }, ...conjuncts(filter)]), count }),
);
/** The words for the object itself; the cost has no field for it. */
export const nameSelf: Syntax<object> = mapped(
  self,
  () => ({}),
  () => ({ objects: 'this' as const }),
);

/** “This card”; for a legend or a spell, its name. */
export const thisCard: Syntax<object> = {
  begins: self.begins,
  read: (reader) => (self.read(reader) === no ? no : {}),
  write(_, writer) {
    const name = nameOfSelf(writer.scope.textSource);
    return writer.add(name.startsWith('this ') ? 'this card' : name);
  },
};

/** “This card”, for a legend, which has a name of its own. */
export const unnamedCard: Syntax<object> = {
  begins: new Set(['this']),
  read: (reader) =>
    !nameOfSelf(reader.scope.textSource).startsWith('this ') && reader.take('this') && reader.take('card') ? {} : no,
  write: (_, writer) => !nameOfSelf(writer.scope.textSource).startsWith('this ') && writer.add('this card'),
};

/** The cost is paid with the object in that zone, so the ability functions there (CR 113.6). */
export function inZone(zone: 'hand', cost: Syntax<Cost>): Syntax<Cost> {
  return {
    begins: cost.begins,
    read(reader) {
      const found = cost.read(reader);
      if (found !== no) reader.scope.zone = zone;
      return found;
    },
    write: (value, writer) => writer.scope.zone === zone && cost.write(value, writer),
  };
}

/** “A +1/+1 counter”, “two charge counters”. */
export const counterCount: Syntax<{ readonly counter: string; readonly count: Amount }> = {
  begins: null,
  read(reader) {
    const from = reader.at;
    for (let at = from + 1; at < from + 4; at++) {
      const word = reader.tokens[at]?.word;
      if (word === 'counter' || word === 'counters') {
        const kindAt = at - 1;
        const two = reader.tokens[at - 2]?.word;
        const start = ['first', 'double'].includes(two ?? '') ? at - 2 : kindAt;
        if (start <= from) return no;
        const counter = reader.tokens
          .slice(start, at)
          .map((token) => token.text)
          .join(' ');
        const count = things(`${counter} counter`).read(reader);
        return count === no ? no : { counter, count };
      }
    }
    return no;
  },
  write: ({ counter, count }, writer) => things(`${counter} counter`).write(count, writer),
};
