import type { Amount } from '../amounts.js';
import type { Cost } from '../costs.js';
import type { Filter } from '../filters.js';
import { isManaSymbol, type ManaCost } from '../symbols.js';
import { printMana } from '../printer/symbols.js';
import { nameOfSelf } from '../printer/context.js';
import { numberWord } from '../printer/english.js';
import { listed } from '../syntax/listed.js';
import { says, type Variant } from '../syntax/says.js';
import { lazy, literally, mapped, no, oneOf, words, type Syntax } from '../syntax/syntax.js';
import { conjunction, conjuncts } from './filter-parts.js';
import { indefinite, noun, type Head } from './nouns.js';
import { selfInGraveyard } from './objects.js';
import { payableEnergy } from './energy.js';
import { self } from './self.js';
import { plainValue, x } from './numerals.js';
import { things } from './counts.js';

type Of<K> = Variant<Cost, 'cost', K>;

/** Mana symbols: `{2}{R}`. */
export const mana: Syntax<ManaCost> = {
  begins: null,
  read(reader) {
    if (reader.token.kind !== 'symbols') return no;
    const symbols = reader.token.word.slice(1, -1).split('}{');
    if (!symbols.every(isManaSymbol)) return no;
    reader.next();
    return symbols;
  },
  write: (symbols, writer) => symbols.length > 0 && writer.add(printMana(symbols)),
};

interface Some {
  readonly filter: Filter;
  readonly count: Amount;
}

/** That many things that match: “a creature”, “two untapped Elves you control”, “another creature”. */
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
        const unknown = x.read(reader);
        if (unknown === no) return no;
        count = unknown;
      }
      const several = many.read(reader);
      return several === no ? no : { filter: several, count };
    },
    write({ filter, count }, writer) {
      if (count === 1) return one.write(filter, writer);
      if (typeof count === 'number') writer.add(`${numberWord(count)} `);
      else if (!x.write(count, writer) || !writer.add(' ')) return false;
      return many.write(filter, writer);
    },
  };
}
const untapped: Syntax<Some> = mapped<Some, Some>(
  some(),
  ({ filter, count }) => {
    const parts = conjuncts(filter);
    return parts.some((part) => part.is === 'untapped')
      ? { filter: conjunction(parts.filter((part) => part.is !== 'untapped')), count }
      : no;
  },
  ({ filter, count }) => ({ filter: conjunction([{ is: 'untapped' }, ...conjuncts(filter)]), count }),
);
const nameSelf: Syntax<object> = mapped(
  self,
  () => ({}),
  () => ({ objects: 'this' as const }),
);

/** “This card”, or its name where it is a legend or a spell. */
const thisCard: Syntax<object> = {
  begins: self.begins,
  read: (reader) => (self.read(reader) === no ? no : {}),
  write(_, writer) {
    const name = nameOfSelf(writer.scope.speaker);
    return writer.add(name.startsWith('this ') ? 'this card' : name);
  },
};

/** The object is there while the cost is paid: that is where the ability functions (CR 113.6). */
function inZone(zone: 'hand', cost: Syntax<Cost>): Syntax<Cost> {
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

/** What a player does to pay: “pay {3}”, “sacrifice a creature”. */
const doing: Syntax<Cost> = lazy(() =>
  oneOf<Cost>(
    says<Of<'mana'>>({ cost: 'mana' })`pay ${{ mana }}`,
    says<Of<'pay player counters'>>({
      cost: 'pay player counters',
      counter: 'energy',
    })`pay ${{ count: payableEnergy }}`,
    says<Of<'pay life'>>({ cost: 'pay life' })`pay ${{ amount: plainValue }} life`,
    says<Of<'tap'>>({ cost: 'tap' })`tap ${nameSelf}`,
    says<Of<'sacrifice this'>>({ cost: 'sacrifice this' })`sacrifice ${nameSelf}`,
    says<Of<'return this to hand'>>({ cost: 'return this to hand' })`return ${nameSelf} to its owner's hand`,
    returned(1, "its owner's hand"),
    returned('several', "their owners' hands"),
    says<Of<'exile this'>>({ cost: 'exile this' })`exile ${mapped(
      selfInGraveyard,
      () => ({}),
      () => ({ objects: 'this' as const, called: 'card' as const }),
    )}`,
    inZone('hand', says<Of<'exile this'>>({ cost: 'exile this' })`exile ${thisCard} from your hand`),
    says<Of<'exile this'>>({ cost: 'exile this' })`exile ${nameSelf}`,
    inZone('hand', says<Of<'discard this'>>({ cost: 'discard this' })`discard ${thisCard}`),
    says<Of<'sacrifice'>>({ cost: 'sacrifice' })`sacrifice ${some()}`,
    says<Of<'tap permanents'>>({ cost: 'tap permanents' })`tap ${untapped}`,
    says<Of<'discard'>>({ cost: 'discard' })`discard ${some('card')}`,
    says<Of<'exile from graveyard'>>({ cost: 'exile from graveyard' })`exile ${some('card')} from your graveyard`,
    says<Of<'remove counters'>>({ cost: 'remove counters' })`remove ${counterCount} from ${nameSelf}`,
    says<Of<'put counters'>>({ cost: 'put counters' })`put ${counterCount} on ${nameSelf}`,
  ),
);

/** “Return a land you control to its owner's hand.” */
function returned(count: 1 | 'several', where: string): Syntax<Cost> {
  const inner = says<Of<'return to hand'>>({ cost: 'return to hand' })`return ${some()} to ${literally(where)}`;
  const fits = (cost: Cost): boolean => cost.cost === 'return to hand' && (cost.count === 1) === (count === 1);
  return {
    begins: inner.begins,
    read(reader) {
      const cost = inner.read(reader);
      return cost === no || !fits(cost) ? no : cost;
    },
    write: (cost, writer) => fits(cost) && inner.write(cost as Of<'return to hand'>, writer),
  };
}

const capital: Syntax<Cost> = {
  begins: null,
  read: (reader) => doing.read(reader),
  write(cost, writer) {
    const text = writer.capture(() => doing.write(cost, writer));
    return text !== undefined && writer.add(text.charAt(0).toUpperCase() + text.slice(1));
  },
};

const symbol: Syntax<Cost> = oneOf<Cost>(
  words<Cost>('{T}', { cost: 'tap' }, (cost) => cost.cost === 'tap'),
  words<Cost>('{Q}', { cost: 'untap' }, (cost) => cost.cost === 'untap'),
  says<Of<'mana'>>({ cost: 'mana' })`${{ mana }}`,
);

/** The cost of an activated ability: “{1}, {T}, Sacrifice this creature”. */
export const activationCost: Syntax<readonly Cost[]> = {
  begins: null,
  read(reader) {
    const parts: Cost[] = [];
    do {
      const from = reader.mark();
      let part = symbol.read(reader);
      if (part === no) {
        reader.back(from);
        part = capital.read(reader);
      }
      if (part === no) return no;
      parts.push(part);
    } while (reader.take(','));
    return parts;
  },
  write: (parts, writer) =>
    parts.every((part, i) => {
      if (i > 0) writer.add(', ');
      const from = writer.mark();
      if (symbol.write(part, writer)) return true;
      writer.back(from);
      return capital.write(part, writer);
    }),
};

/** “Pay 2 life and sacrifice a creature”. */
export const paying: Syntax<readonly Cost[]> = listed(doing, 'and');

/** “ {2}”, or “—Pay 3 life.” (as the templates of CR 702 have it). */
export const keywordCost: Syntax<readonly Cost[]> = oneOf<readonly Cost[]>(
  {
    begins: null,
    read(reader) {
      const value = mana.read(reader);
      return value === no ? no : [{ cost: 'mana', mana: value }];
    },
    write: ([cost, ...more], writer) =>
      cost?.cost === 'mana' && more.length === 0 && writer.add(' ') && mana.write(cost.mana, writer),
  },
  {
    begins: new Set(['—']),
    read(reader) {
      if (!reader.take('—')) return no;
      const cost = activationCost.read(reader);
      return cost !== no && reader.take('.') ? cost : no;
    },
    write: (cost, writer) => writer.add('—') && activationCost.write(cost, writer) && writer.add('.'),
  },
);
