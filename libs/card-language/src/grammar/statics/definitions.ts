import type { StaticEffect } from '../../abilities.js';
import type { Amount } from '../../amounts.js';
import { shortName } from '../../printer/context.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { value } from '../holes.js';
import { nameSelf } from '../self.js';

type Defines = Extract<StaticEffect, { readonly static: 'defines power and toughness' }>;

const numberPlus = literally(' and its toughness is equal to that number plus 1');

/** A characteristic-defining ability about one part alone keeps the other as it is printed (CR 604.3). */
function defines(
  words: string,
  make: (amount: Amount) => Pick<Defines, 'power' | 'toughness'>,
  apart: (effect: Defines) => Amount | undefined,
  end?: Syntax<object>,
): Syntax<StaticEffect> {
  const opening = literally(words);
  return {
    begins: new Set(['~']),
    read(reader) {
      if (!reader.take('~') || opening.read(reader) === no) return no;
      const amount = value.read(reader);
      if (amount === no || (end !== undefined && end.read(reader) === no)) return no;
      return { static: 'defines power and toughness', ...make(amount) };
    },
    write(effect, writer) {
      const amount = effect.static === 'defines power and toughness' ? apart(effect) : undefined;
      if (amount === undefined || !writeOpening(words, writer) || !value.write(amount, writer)) return false;
      return end === undefined || end.write({}, writer);
    },
  };
}

function writeOpening(words: string, writer: Writer): boolean {
  return writer.add(`${shortName(writer.scope.speaker.name)}${words}`);
}

function same(a: Amount, b: Amount): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** “~'s power and toughness are each equal to the number of creatures you control” (CR 604.3). */
export const definitions: Syntax<StaticEffect> = oneOf<StaticEffect>(
  defines(
    "'s power and toughness are each equal to ",
    (amount) => ({ power: amount, toughness: amount }),
    ({ power, toughness }) => (same(power, toughness) ? power : undefined),
  ),
  defines(
    "'s power is equal to ",
    (amount) => ({ power: amount, toughness: { amount: 'sum', of: [amount, 1] } }),
    ({ power, toughness }) => (same(toughness, { amount: 'sum', of: [power, 1] }) ? power : undefined),
    numberPlus,
  ),
  says<Extract<StaticEffect, { readonly static: 'can be your commander' }>>({
    static: 'can be your commander',
  })`${nameSelf} can be your commander`,
);
