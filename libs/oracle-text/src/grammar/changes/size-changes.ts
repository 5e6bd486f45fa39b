import { type Amount, isSameTree, type Modification } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { forEach } from '../counts/counts.js';
import { value } from '../basics/holes.js';
import { numeralOrX, x } from '../basics/numerals.js';
import { verb } from '../basics/verbs.js';

type Of<K> = Variant<Modification, 'change', K>;

type Size = Pick<Of<'modify power and toughness'>, 'power' | 'toughness'>;

/** “+2/-1”, “+X/+X”, “+1/+1 for each creature you control”. */
export const sizeChange: Syntax<Size> = {
  begins: null,
  read(reader) {
    if (reader.token.kind !== 'power/toughness') return no;
    const [first, second] = reader.token.word.split('/');
    const size = { power: signed(first!), toughness: signed(second!) };
    if (size.power === undefined || size.toughness === undefined) return no;
    reader.next();
    const from = reader.mark();
    const each = forEach.read(reader);
    if (each !== no) return { power: times(size.power, each), toughness: times(size.toughness, each) };
    reader.back(from);
    return { power: size.power, toughness: size.toughness };
  },
  write(size, writer) {
    const each = perEach(size.power) ?? perEach(size.toughness);
    const plain = [size.power, size.toughness].map(withoutEach);
    const negative = plain.some(isNegative);
    const texts = plain.map((amount) => writeSigned(amount, negative, writer));
    if (!texts.every((text) => text !== undefined) || !writer.add(texts.join('/'))) return false;
    return each === undefined || forEach.write(each, writer);
  },
};

/** An amount multiplied by a count: “+1/+1 for each Elf you control”. */
function times(amount: Amount, each: Amount): Amount {
  if (amount === 0) return 0;
  return amount === 1 ? each : { amount: 'product', of: [amount, each] };
}

function perEach(amount: Amount): Amount | undefined {
  if (typeof amount === 'number') return undefined;
  if (amount.amount === 'product') return amount.of[1];
  return isCount(amount) ? amount : undefined;
}

function withoutEach(amount: Amount): Amount {
  if (typeof amount === 'object' && amount.amount === 'product') return amount.of[0] ?? 1;
  return isCount(amount) ? 1 : amount;
}

/** Amounts that can't be multiplied by a count; they stand in place of a number. */
const notCounted: ReadonlySet<string> = new Set(['X', 'negative', 'product', 'that much']);

function isCount(amount: Amount): boolean {
  return typeof amount === 'object' && !notCounted.has(amount.amount);
}

function signed(text: string): Amount | undefined {
  const match = /^([+\-−])(\d+|X)$/i.exec(text);
  if (match === null) return undefined;
  const amount: Amount = /\d/.test(match[2]!) ? Number(match[2]) : { amount: 'X' };
  if (match[1] === '+') return amount;
  return typeof amount === 'number' ? 0 - amount : { amount: 'negative', of: amount };
}

function isNegative(amount: Amount): boolean {
  return typeof amount === 'number' ? amount < 0 : amount.amount === 'negative';
}

/** Writes a signed amount; zero has the sign of the other number. */
function writeSigned(amount: Amount, negative: boolean, writer: Writer): string | undefined {
  if (typeof amount === 'number') return amount === 0 && negative ? '-0' : amount < 0 ? `${amount}` : `+${amount}`;
  const [sign, of] = amount.amount === 'negative' ? ['-', amount.of] : ['+', amount];
  const unknown = writer.capture(() => x.write(of, writer));
  return unknown === undefined ? undefined : `${sign}${unknown}`;
}

/** “+2/-1”, “+X/+X”, without “for each …”. */
export const plainSizeChange: Syntax<Size> = {
  begins: null,
  read(reader) {
    if (reader.token.kind !== 'power/toughness') return no;
    const [first, second] = reader.token.word.split('/');
    const [power, toughness] = [signed(first!), signed(second!)];
    if (power === undefined || toughness === undefined) return no;
    reader.next();
    return { power, toughness };
  },
  write({ power, toughness }, writer) {
    const negative = isNegative(power) || isNegative(toughness);
    const texts = [power, toughness].map((amount) => writeSigned(amount, negative, writer));
    return texts.every((text) => text !== undefined) && writer.add(texts.join('/'));
  },
};

/** “Base power and toughness 4/4.” */
export const baseSize: Syntax<Size> = {
  begins: new Set(['base']),
  read(reader) {
    if (!baseSizeWords.every((word) => reader.take(word))) return no;
    if (reader.word === 'each') {
      const of = eachEqualTo.read(reader) === no ? no : value.read(reader);
      return of === no || typeof of === 'number' ? no : { power: of, toughness: of };
    }
    const match = /^(\d+|X)\/(\d+|X)$/i.exec(reader.token.word);
    if (match === null) return no;
    reader.next();
    return { power: numberOrX(match[1]!), toughness: numberOrX(match[2]!) };
  },
  write({ power, toughness }, writer) {
    if (isCounted(power)) {
      const words = isSameTree(power, toughness) && writer.add('base power and toughness each equal to ');
      return words && value.write(power, writer);
    }
    const texts = [power, toughness].map((amount) => writer.capture(() => numeralOrX.write(amount, writer)));
    return texts.every((text) => text !== undefined) && writer.add(`base power and toughness ${texts[0]}/${texts[1]}`);
  },
};

function numberOrX(text: string): Amount {
  return text.toUpperCase() === 'X' ? { amount: 'X' } : Number(text);
}

const eachEqualTo = literally('each equal to ');

function isCounted(amount: Amount): boolean {
  return typeof amount === 'object' && amount.amount !== 'X';
}

const baseSizeWords = ['base', 'power', 'and', 'toughness'];

type XAndY = Of<'modify power and toughness'>;

/** “Gets +X/+Y, where X is … and Y is …”; the amounts stand at the end of the sentence. */
export const sizeOfTwo: Syntax<Modification> = mapped<XAndY, Modification>(
  says<XAndY>({
    change: 'modify power and toughness',
  })`${verb('get')} +X/+Y, where X is ${{ power: value }} and Y is ${{ toughness: value }}`,
  ({ change, power, toughness }) => ({
    change,
    power: { amount: 'X', is: power },
    toughness: { amount: 'X', is: toughness, said: 'Y' },
  }),
  (change) => {
    if (change.change !== 'modify power and toughness' || change.said !== undefined) return no;
    const [power, toughness] = [change.power, change.toughness];
    if (typeof power !== 'object' || power.amount !== 'X' || power.is === undefined) return no;
    if (typeof toughness !== 'object' || toughness.amount !== 'X' || toughness.is === undefined) return no;
    return toughness.said === 'Y' ? { ...change, power: power.is, toughness: toughness.is } : no;
  },
  { change: 'modify power and toughness' },
);
