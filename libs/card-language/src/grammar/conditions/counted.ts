import type { Amount } from '../../amounts.js';
import type { Condition } from '../../conditions.js';
import type { Comparator } from '../../filters.js';
import type { Objects } from '../../references.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../numerals.js';
import { objectsAsObject } from '../objects.js';
import { counted } from '../places.js';

type Compare = Variant<Condition, 'if', 'compare'>;

const forms: readonly (readonly [before: string, behind: string, Comparator, fixed?: number])[] = [
  ['there are no ', '', 'exactly', 0],
  ['there are ', ' or more ', 'at least'],
  ['there are ', ' or fewer ', 'at most'],
  ['there are exactly ', ' ', 'exactly'],
];

/** “There are seven or more cards in your graveyard.” */
function thereAre(what: Syntax<Amount>): readonly Syntax<Condition>[] {
  return [
    ...forms.map(([before, behind, compare, right]) =>
      right === undefined
        ? says<Compare>({
            if: 'compare',
            compare,
          })`${literally(before)}${{ right: numeral }}${literally(behind)}${{ left: what }}`
        : says<Compare>({ if: 'compare', compare, right })`${literally(before)}${{ left: what }}`,
    ),
  ] as readonly Syntax<object>[] as readonly Syntax<Condition>[];
}

const things: Syntax<Amount> = {
  begins: null,
  read(reader) {
    const found = counted(true).read(reader);
    return found === no ? no : { amount: 'count', ...found };
  },
  write: (amount, writer) =>
    typeof amount === 'object' && amount.amount === 'count' && counted(true).write(amount, writer),
};

const yourGraveyard: Objects = {
  objects: 'each',
  filter: { is: 'card' },
  zone: 'graveyard',
  of: { players: 'you' },
};

function different(quality: 'card type' | 'mana value', text: string): Syntax<Amount> {
  const amount: Amount = { amount: 'different', quality, among: yourGraveyard };
  const key = JSON.stringify(amount);
  return words<Amount>(text, amount, (other) => JSON.stringify(other) === key);
}

const kinds = oneOf<Amount>(
  different('card type', 'card types among cards in your graveyard'),
  different('mana value', 'mana values among cards in your graveyard'),
);

/** “Charge counters on this artifact”. */
const countersOn: Syntax<Amount> = {
  begins: null,
  read(reader) {
    const kind: string[] = [];
    while (reader.word !== 'counters') {
      if (kind.length === 2 || reader.token.kind === 'end') return no;
      kind.push(reader.next().text);
    }
    reader.next();
    if (kind.length === 0 || !reader.take('on')) return no;
    const on = objectsAsObject.read(reader);
    return on === no ? no : { amount: 'counters', counter: kind.join(' '), on };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'counters' &&
    writer.add(`${amount.counter} counters on `) &&
    objectsAsObject.write(amount.on, writer),
};

/** “Creatures you control have total power 8 or greater.” */
export const countedConditions: readonly Syntax<Condition>[] = [
  ...thereAre(kinds),
  ...thereAre(countersOn),
  ...thereAre(things),
];
