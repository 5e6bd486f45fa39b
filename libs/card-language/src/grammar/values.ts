import type { Amount, Measure } from '../amounts.js';
import { says, type Variant } from '../syntax/says.js';
import { literally, mapped, no, oneOf, table, type Syntax } from '../syntax/syntax.js';
import { colorList } from './colors.js';
import { countersOn, preventedThisWay, thatMuch } from './counts.js';
import { countedOn, value } from './holes.js';
import { digits, plainValue } from './numerals.js';
import { each, objectsAsObject, possessive } from './objects.js';
import { counted } from './places.js';
import { possessivePlayers } from './players.js';

type Of<K> = Variant<Amount, 'amount', K>;

const twice: Syntax<Amount> = mapped<Amount, Amount>(
  says<{ readonly of: Amount }>({})`twice ${{ of: value }}` as never,
  (of) => ({ amount: 'product', of: [2, (of as unknown as { of: Amount }).of] }),
  (amount) =>
    typeof amount === 'object' && amount.amount === 'product' && amount.of[0] === 2 && amount.of.length === 2
      ? ({ of: amount.of[1]! } as never)
      : no,
);

/** “One plus the number of creatures you control” is said with its number first. */
const plus: Syntax<Amount> = mapped<{ readonly first: Amount; readonly second: Amount }, Amount>(
  says<{ readonly first: Amount; readonly second: Amount }>({})`${{ first: digits }} plus ${{ second: value }}`,
  ({ first, second }) => ({ amount: 'sum', of: [first, second] }),
  (amount) =>
    typeof amount === 'object' && amount.amount === 'sum' && amount.of.length === 2 && typeof amount.of[0] === 'number'
      ? { first: amount.of[0], second: amount.of[1]! }
      : no,
);

const measure = table<Measure>({ power: 'power', toughness: 'toughness', 'mana value': 'mana value' });

/** “The total power of creatures you control.” */
function totalOf(amount: Measure): Syntax<Amount> {
  return says<Of<'power'>>({ amount: amount as 'power' })`the total ${literally(amount)} of ${{ of: each('') }}`;
}

/** “The number of cards in their hand”; what is in yours is counted like anything else. */
function ofOthers(amount: 'hand size' | 'graveyard size', zone: string): Syntax<Amount> {
  const inner = says<Of<'hand size'>>({
    amount: amount as 'hand size',
  })`the number of cards in ${{ of: possessivePlayers }} ${literally(zone)}`;
  return {
    begins: inner.begins,
    read(reader) {
      const value = inner.read(reader);
      return value === no || value.of.players === 'you' ? no : value;
    },
    write: (value, writer) =>
      typeof value === 'object' &&
      value.amount === amount &&
      value.of.players !== 'you' &&
      inner.write(value as Of<'hand size'>, writer),
  };
}

countedOn.is(objectsAsObject);

/** “The result” of the last roll (CR 706.2). */
const result: Syntax<Amount> = {
  begins: new Set(['the']),
  read(reader) {
    const { chance: label } = reader.scope;
    return label === null || !reader.take('the') || !reader.take('result') ? no : { amount: 'noted number', label };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'noted number' &&
    amount.label === writer.scope.chance &&
    writer.add('the result'),
};

/** A number as a noun phrase: “3”, “X”, “its power”, “the number of creatures you control”. */
value.is(
  oneOf<Amount>(
    plainValue,
    thatMuch('that much'),
    result,
    preventedThisWay('the damage prevented this way'),
    twice,
    plus,
    countersOn('the number of ', ' counters on '),
    says<Of<'greatest'>>({ amount: 'greatest' })`the greatest ${{ measure }} among ${{ among: each('') }}`,
    totalOf('power'),
    totalOf('toughness'),
    totalOf('mana value'),
    says<Of<'number of players'>>({
      amount: 'number of players',
      who: { players: 'each opponent' },
    })`the number of opponents you have`,
    ofOthers('hand size', 'hand'),
    ofOthers('graveyard size', 'graveyard'),
    says<Of<'count'>>({ amount: 'count' })`the number of ${counted(true)}`,
    says<Of<'hand size'>>({ amount: 'hand size' })`the number of cards in ${{ of: possessivePlayers }} hand`,
    says<Of<'devotion'>>({ amount: 'devotion' })`your devotion to ${{ colors: colorList }}`,
    says<Of<'life'>>({ amount: 'life' })`${{ of: possessivePlayers }} life total`,
    says<Of<'power'>>({ amount: 'power' })`${{ of: possessive }} power`,
    says<Of<'toughness'>>({ amount: 'toughness' })`${{ of: possessive }} toughness`,
    says<Of<'mana value'>>({ amount: 'mana value' })`${{ of: possessive }} mana value`,
  ),
);
