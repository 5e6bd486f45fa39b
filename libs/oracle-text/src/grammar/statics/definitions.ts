import { type StaticEffect, type Amount, isSameTree } from '@stacktrail/card-tree';
import { shortName } from '../../english/text-source.js';
import type { Reader } from '../../syntax/reader.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { value } from '../basics/holes.js';
import { nameSelf } from '../basics/self.js';

type Defines = Extract<StaticEffect, { readonly static: 'defines power and toughness' }>;

const numberPlus = literally(' and its toughness is equal to that number plus 1');

/** An ability that defines only power, or only toughness; the other is as printed (CR 604.3). */
function defines(
  words: string,
  make: (amount: Amount) => Pick<Defines, 'power' | 'toughness'>,
  apart: (effect: Defines) => Amount | undefined,
  end?: Syntax<object>,
): Syntax<StaticEffect> {
  const opening = literally(words);
  return {
    begins: new Set(['~', 'this']),
    fixedFields: { static: 'defines power and toughness' },
    read(reader) {
      const called = readSelf(reader);
      if (called === no || opening.read(reader) === no) return no;
      const amount = value.read(reader);
      if (amount === no || (end !== undefined && end.read(reader) === no)) return no;
      return { static: 'defines power and toughness', ...make(amount), ...called };
    },
    write(effect, writer) {
      const amount = effect.static === 'defines power and toughness' ? apart(effect) : undefined;
      if (amount === undefined || effect.static !== 'defines power and toughness') return false;
      if (!writeOpening(effect, words, writer) || !value.write(amount, writer)) return false;
      return end === undefined || end.write({}, writer);
    },
  };
}

/**
 * Reads the card's name, since the ability functions in all zones; a token has no name of its own. Some cards say “this
 * creature” all the same.
 */
function readSelf(reader: Reader): Pick<Defines, 'said'> | No {
  if (reader.scope.textSource.name !== '' && reader.take('~')) return {};
  if (nameSelf.read(reader) === no) return no;
  return reader.scope.textSource.name === '' ? {} : { said: 'this' };
}

function writeOpening({ said }: Defines, words: string, writer: Writer): boolean {
  const { name } = writer.scope.textSource;
  const named = name === '' || said === 'this' ? nameSelf.write({}, writer) : writer.add(shortName(name));
  return named && writer.add(words);
}

/** “~'s power and toughness are each equal to the number of creatures you control” (CR 604.3). */
export const definitions: Syntax<StaticEffect> = oneOf<StaticEffect>(
  defines(
    "'s power and toughness are each equal to ",
    (amount) => ({ power: amount, toughness: amount }),
    ({ power, toughness }) =>
      power !== undefined && toughness !== undefined && isSameTree(power, toughness) ? power : undefined,
  ),
  defines(
    "'s power is equal to ",
    (amount) => ({ power: amount, toughness: { amount: 'sum', of: [amount, 1] } }),
    ({ power, toughness }) =>
      power !== undefined && toughness !== undefined && isSameTree(toughness, { amount: 'sum', of: [power, 1] })
        ? power
        : undefined,
    numberPlus,
  ),
  defines(
    "'s power is equal to ",
    (power) => ({ power }),
    ({ power, toughness }) => (toughness === undefined ? power : undefined),
  ),
  defines(
    "'s toughness is equal to ",
    (toughness) => ({ toughness }),
    ({ power, toughness }) => (power === undefined ? toughness : undefined),
  ),
  says<Extract<StaticEffect, { readonly static: 'can be your commander' }>>({
    static: 'can be your commander',
  })`${nameSelf} can be your commander`,
);
