import type { Amount } from '@stacktrail/card-tree';
import type { TextSource } from '../../english/text-source.js';
import { numberWord, pluralise, withArticle } from '../../english/words.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, lazy, literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { digits, numeralOrX, x } from '../basics/numerals.js';
import { forEachOfEvent, forEachThisTurn } from './event-amounts.js';
import { countable, countedOn, value } from '../basics/holes.js';
import { forEachFlipWon } from './flips-won.js';
import { ofX, twiceX } from './times-x.js';
import { asMuchLost } from '../this-way/life-lost.js';
import { asManyRemoved, asManyTaken } from '../this-way/removed-this-way.js';
import { asMany, eachMuchThisWay, energyPaid, notedThisWay } from '../this-way/this-way.js';
import { aurasThatWereAttached } from './auras-that-were-attached.js';

type Of<K> = Variant<Amount, 'amount', K>;

/** “That much”, if the event has an amount. */
export function thatMuch(text: string): Syntax<Amount> {
  const said = words<Amount>(
    text,
    { amount: 'that much' },
    (amount) => typeof amount === 'object' && amount.amount === 'that much' && amount.called === undefined,
  );
  return { ...said, read: (reader) => (reader.scope.hasAmount ? said.read(reader) : no) };
}

const yourPermanents = { objects: 'each', filter: { is: 'controlled by', who: 'you' } } as const;
const yourLands = {
  objects: 'each',
  filter: {
    is: 'all',
    of: [
      { is: 'type', type: 'Land' },
      { is: 'controlled by', who: 'you' },
    ],
  },
} as const;
const yourGraveyard = { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of: { players: 'you' } } as const;

/** Counts of kinds: “for each basic land type among lands you control”, “for each creature in your party”. */
const perEachOf: readonly Syntax<Amount>[] = (
  [
    [
      ' for each basic land type among lands you control',
      { amount: 'different', quality: 'basic land type', among: yourLands },
    ],
    [' for each color among permanents you control', { amount: 'different', quality: 'color', among: yourPermanents }],
    [
      ' for each card type among cards in your graveyard',
      { amount: 'different', quality: 'card type', among: yourGraveyard },
    ],
    // CR 115.9a: the targets of this spell itself.
    [
      ' for each target beyond the first',
      { amount: 'sum', of: [{ amount: 'number of targets', of: { objects: 'this' } }, -1] },
    ],
    [' for each creature in your party', { amount: 'party', of: { players: 'you' } }],
  ] as readonly (readonly [string, Exclude<Amount, number>])[]
).map(([text, amount]) => constant<Amount>(text, amount));
const prevented: Amount = { amount: 'that much', called: 'prevented this way' };

/** “The damage prevented this way”, “for each 1 damage prevented this way” (CR 615.5). */
export function preventedThisWay(text: string): Syntax<Amount> {
  const said = words<Amount>(
    text,
    prevented,
    (amount) => typeof amount === 'object' && amount.amount === 'that much' && amount.called === 'prevented this way',
  );
  return { ...said, read: (reader) => (reader.scope.prevents ? said.read(reader) : no) };
}

const before = literally(' for each ');

const andEach = literally(' and each ');

/** “For each land you control and each land card in your graveyard”: the sum of both counts. */
const eachOfBoth: Syntax<Amount> = {
  begins: null,
  fixedFields: { amount: 'sum' },
  read(reader) {
    const first = countable.read(reader);
    const second = first === no || andEach.read(reader) === no ? no : countable.read(reader);
    return first === no || second === no ? no : { amount: 'sum', of: [first, second] };
  },
  write(amount, writer) {
    if (typeof amount !== 'object' || amount.amount !== 'sum' || amount.of.length !== 2) return false;
    const [first, second] = amount.of;
    if (typeof first !== 'object' || typeof second !== 'object') return false;
    return countable.write(first, writer) && andEach.write({}, writer) && countable.write(second, writer);
  },
};

const whatIsCounted = lazy(() => oneOf<Amount>(countable, eachOfBoth));

const forEachOf: Syntax<Amount> = {
  begins: new Set(['for']),
  read: (reader) => (before.read(reader) === no ? no : whatIsCounted.read(reader)),
  write: (amount, writer) =>
    typeof amount === 'object' && before.write({}, writer) && whatIsCounted.write(amount, writer),
};

/** “For each time it was kicked” (CR 702.33c). */
const timesKicked: Syntax<Amount> = {
  begins: new Set(['for']),
  fixedFields: { amount: 'times kicked' },
  read(reader) {
    const isSpell = speaksOfSpell(reader.scope.textSource);
    const said = words(isSpell ? ' for each time this spell was kicked' : ' for each time it was kicked', true);
    return said.read(reader) === no ? no : { amount: 'times kicked' };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'times kicked' &&
    writer.add(
      speaksOfSpell(writer.scope.textSource) ? ' for each time this spell was kicked' : ' for each time it was kicked',
    ),
};

function speaksOfSpell({ types }: TextSource): boolean {
  return types.includes('Instant') || types.includes('Sorcery');
}

/** “For each opponent you attacked this turn”: against whom you declared attackers (CR 508.6). */
const forEachAttacked = constant<Variant<Amount, 'amount', 'number of players'>>(
  ' for each opponent you attacked this turn',
  {
    amount: 'number of players',
    who: {
      players: 'those who',
      of: { players: 'each opponent' },
      condition: {
        if: 'happened',
        event: { on: 'player attacks', who: 'you', whom: { who: 'that player', as: ['player'] } },
      },
    },
  },
);

/** “For each creature you control”: a count after an amount. */
export const forEach: Syntax<Amount> = lazy(() =>
  oneOf<Amount>(
    says<Of<'number of players'>>({
      amount: 'number of players',
      who: { players: 'each opponent' },
    })` for each opponent you have`,
    says<Of<'number of players'>>({
      amount: 'number of players',
      who: { players: 'each opponent' },
    })` for each opponent`,
    forEachAttacked,
    timesKicked,
    aurasThatWereAttached,
    ...perEachOf,
    forEachFlipWon,
    preventedThisWay(' for each 1 damage prevented this way'),
    eachMuchThisWay('life', 'lost'),
    eachMuchThisWay('life', 'gained'),
    ...forEachThisTurn,
    ...forEachOfEvent,
    countersOn(' for each ', ' counter on '),
    forEachOf,
  ),
);

/** “The number of +1/+1 counters on this creature.” */
export function countersOn(before: string, behind: string): Syntax<Amount> {
  const opening = words(before, true);
  const closing = words(behind, true);
  return {
    begins: opening.begins,
    fixedFields: { amount: 'counters' },
    read(reader) {
      if (opening.read(reader) === no) return no;
      const { text, kind } = reader.token;
      if (kind !== 'word' && kind !== 'power/toughness') return no;
      reader.next();
      if (closing.read(reader) === no) return no;
      const on = countedOn.read(reader);
      // With several objects, the words would mean the counters on each of them.
      return on === no || on.objects === 'each' ? no : { amount: 'counters', counter: text, on };
    },
    write: (amount, writer) =>
      typeof amount === 'object' &&
      amount.amount === 'counters' &&
      writer.add(`${before}${amount.counter}${behind}`) &&
      countedOn.write(amount.on, writer),
  };
}

/** “A card for each creature you control”: the count itself. */
export const onceForEach: Syntax<Amount> = {
  begins: forEach.begins,
  read(reader) {
    const each = forEach.read(reader);
    return each === no ? no : { amount: 'product', of: [each, 1] };
  },
  write(amount, writer) {
    const [each, once] = typeof amount === 'object' && amount.amount === 'product' ? amount.of : [];
    return each !== undefined && typeof each === 'object' && once === 1 && forEach.write(each, writer);
  },
};

/** A number of objects: “a card”, “two cards”, “X cards”, “a card for each creature you control”. */
export function things(thing: string, several = pluralise(thing)): Syntax<Amount> {
  const one = words(withArticle(thing), true);
  const many = words(` ${several}`, true);
  return lazy(() =>
    oneOf<Amount>(
      {
        begins: new Set(['a', 'an']),
        read: (reader) => (one.read(reader) === no ? no : onceForEach.read(reader)),
        write: (amount, writer) => writer.add(withArticle(thing)) && onceForEach.write(amount, writer),
      },
      words<Amount>(withArticle(thing), 1),
      {
        begins: countWord.begins,
        read(reader) {
          const count = countWord.read(reader);
          return count === no || many.read(reader) === no ? no : count;
        },
        write: (amount, writer) => amount !== 1 && countWord.write(amount, writer) && writer.add(` ${several}`),
      },
      severalForEach(several),
      ...changedByOne(oneOf<Amount>(thatMuch(`that many ${several}`), asMany(`that many ${several}`))),
      doubled(oneOf<Amount>(...[thatMuch, asMany, asManyRemoved].map((phrase) => phrase(`that many ${several}`)))),
      thatMuch(`that many ${several}`),
      asMany(`that many ${several}`),
      asManyRemoved(`that many ${several}`),
      notedThisWay(energyPaid, `that many ${several}`),
      asManyTaken(`that many ${several}`),
      {
        begins: new Set([several.split(' ')[0]!.toLowerCase()]),
        read: (reader) => (words(`${several} equal to `, true).read(reader) === no ? no : value.read(reader)),
        write: (amount, writer) =>
          typeof amount === 'object' && writer.add(`${several} equal to `) && value.write(amount, writer),
      },
    ),
  );
}

/** “Two cards for each opponent.” */
function severalForEach(several: string): Syntax<Amount> {
  const many = words(` ${several}`, true);
  return {
    begins: null,
    fixedFields: { amount: 'product' },
    read(reader) {
      const count = countWord.read(reader);
      if (typeof count !== 'number' || count === 1 || many.read(reader) === no) return no;
      const each = forEach.read(reader);
      return each === no ? no : { amount: 'product', of: [each, count] };
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'product') return false;
      const [each, count] = amount.of;
      if (typeof each !== 'object' || typeof count !== 'number' || count === 1) return false;
      return countWord.write(count, writer) && many.write(true, writer) && forEach.write(each, writer);
    },
  };
}

/** “Twice that many cards.” */
function doubled(inner: Syntax<Amount>): Syntax<Amount> {
  const twice = literally('twice ');
  return {
    begins: twice.begins,
    fixedFields: { amount: 'product' },
    read(reader) {
      const amount = twice.read(reader) === no ? no : inner.read(reader);
      return amount === no ? no : { amount: 'product', of: [2, amount] };
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'product' || amount.of[0] !== 2) return false;
      const [, much, ...more] = amount.of;
      return much !== undefined && more.length === 0 && writer.add('twice ') && inner.write(much, writer);
    },
  };
}

/** “That many cards plus one”, “that many cards minus one”. */
function changedByOne(inner: Syntax<Amount>): readonly Syntax<Amount>[] {
  return (
    [
      [' plus one', 1],
      [' minus one', -1],
    ] as const
  ).map(([text, change]) => {
    const behind = literally(text);
    return {
      begins: inner.begins,
      fixedFields: { amount: 'sum' },
      read(reader) {
        const amount = inner.read(reader);
        return amount === no || behind.read(reader) === no ? no : { amount: 'sum', of: [amount, change] };
      },
      write(amount, writer) {
        if (typeof amount !== 'object' || amount.amount !== 'sum' || amount.of.length !== 2) return false;
        return amount.of[1] === change && inner.write(amount.of[0]!, writer) && behind.write({}, writer);
      },
    };
  });
}

/** The numbers that have words (see `numberWord`). */
const counted: readonly number[] = [...Array.from({ length: 21 }, (_, number) => number), 30, 40, 50];

const countWord: Syntax<Amount> = oneOf<Amount>(
  {
    begins: null,
    read(reader) {
      if (reader.token.kind === 'number') return Number(reader.next().word);
      for (const number of counted) if (reader.take(numberWord(number))) return number;
      return no;
    },
    write: (number, writer) => typeof number === 'number' && writer.add(numberWord(number)),
  },
  x,
  twiceX,
);

/** “2 life for each creature you control.” */
function perEach(what: string): Syntax<Amount> {
  const after = words(` ${what}`, true);
  return {
    begins: digits.begins,
    read(reader) {
      const times = digits.read(reader);
      const each = times === no || after.read(reader) === no ? no : forEach.read(reader);
      return times === no || each === no ? no : { amount: 'product', of: [each, times] };
    },
    write(amount, writer) {
      if (typeof amount === 'number') return false;
      const [each, times] = amount.amount === 'product' ? amount.of : [];
      if (typeof times !== 'number' || each === undefined || typeof each === 'number') return false;
      return writer.add(`${times} ${what}`) && forEach.write(each, writer);
    },
  };
}

/** “2 life plus 2 life for each Spirit you control.” */
function plusPerEach(what: string): Syntax<Amount> {
  const plus = literally(` ${what} plus `);
  const each = perEach(what);
  return {
    begins: digits.begins,
    fixedFields: { amount: 'sum' },
    read(reader) {
      const fixed = digits.read(reader);
      const more = fixed === no || plus.read(reader) === no ? no : each.read(reader);
      return fixed === no || more === no ? no : { amount: 'sum', of: [fixed, more] };
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'sum' || amount.of.length !== 2) return false;
      const [fixed, more] = amount.of;
      if (typeof fixed !== 'number' || more === undefined) return false;
      return digits.write(fixed, writer) && plus.write({}, writer) && each.write(more, writer);
    },
  };
}

const plainOrOfX = oneOf<Amount>(numeralOrX, ofX);

/** An amount of damage or life: “3 damage”, “that much life”, “damage equal to its power”. */
export function amountOf(what: 'damage' | 'life'): Syntax<Amount> {
  const after = words(` ${what}`, true);
  return lazy(() =>
    oneOf<Amount>(
      perEach(what),
      plusPerEach(what),
      {
        begins: plainOrOfX.begins,
        read(reader) {
          const amount = plainOrOfX.read(reader);
          return amount === no || after.read(reader) === no ? no : amount;
        },
        write: (amount, writer) => plainOrOfX.write(amount, writer) && writer.add(` ${what}`),
      },
      thatMuch(`that much ${what}`),
      asManyRemoved(`that much ${what}`),
      asMany(`that much ${what}`),
      asMuchLost(`that much ${what}`),
      notedThisWay(energyPaid, `that much ${what}`),
      {
        begins: new Set([what]),
        read: (reader) => (words(`${what} equal to `, true).read(reader) === no ? no : value.read(reader)),
        write: (amount, writer) =>
          typeof amount === 'object' && writer.add(`${what} equal to `) && value.write(amount, writer),
      },
    ),
  );
}
