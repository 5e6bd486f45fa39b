import type { Amount, Cost, Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { paying } from './costs.js';
import { forEach } from '../counts/counts.js';
import { value } from '../basics/holes.js';
import { pays, theyPay } from './paying.js';
import { takesPluralVerb } from '../players/players.js';

/** A cost, and how many times it is paid: “{1} for each card in your hand”. */
export interface Price {
  readonly cost: readonly Cost[];
  readonly times?: Amount;
}

const whereXIs = literally(', where X is ');
const lessOrEqual = literally('less than or equal to ');

/** The mana cost, if it has an X without a definition. */
function withFreeX(cost: readonly Cost[]): Extract<Cost, { readonly cost: 'mana' }> | undefined {
  const [mana, ...more] = cost;
  return mana?.cost === 'mana' && mana.mana.includes('X') && more.length === 0 ? mana : undefined;
}

/** “{X}, where X is your devotion to blue”: no player chooses X (CR 107.3c). */
function readDefined(reader: Reader, cost: readonly Cost[]): readonly Cost[] | No {
  const mana = withFreeX(cost);
  if (mana === undefined || reader.word !== ',') return cost;
  const from = reader.mark();
  if (whereXIs.read(reader) === no) {
    reader.back(from);
    return cost;
  }
  const after = reader.mark();
  const isMost = lessOrEqual.read(reader) !== no;
  if (!isMost) reader.back(after);
  const is = value.read(reader);
  return is === no ? no : [isMost ? { ...mana, xAtMost: is } : { ...mana, x: is }];
}

/** “Pay {3}”, “pays {1} for each card in your hand”, “pay {X}, where X is its mana value”. */
function priceOf(verb: Syntax<readonly Cost[]>): Syntax<Price> {
  return {
    begins: verb.begins,
    read(reader) {
      const paid = verb.read(reader);
      const cost = paid === no ? no : readDefined(reader, paid);
      const times = cost !== no && reader.word === 'for' ? forEach.read(reader) : undefined;
      return cost === no || times === no ? no : { cost, ...(times !== undefined && { times }) };
    },
    write: ({ cost, times }, writer) =>
      verb.write(cost.map(plainly), writer) &&
      cost.every((part) => writeDefined(part, writer)) &&
      (times === undefined || forEach.write(times, writer)),
  };
}

/**
 * “Pays {X} for each of those creatures, where X is …”.
 * @param words the words for the objects that are counted
 */
export function paidFor(words: string): Syntax<readonly Cost[]> {
  const said = literally(words);
  return {
    begins: new Set(['pays']),
    read(reader) {
      const paid = pays.read(reader);
      return paid === no || said.read(reader) === no ? no : readDefined(reader, paid);
    },
    write: (cost, writer) =>
      pays.write(cost.map(plainly), writer) &&
      said.write({}, writer) &&
      cost.every((part) => writeDefined(part, writer)),
  };
}

function plainly(cost: Cost): Cost {
  if (cost.cost !== 'mana' || (cost.x ?? cost.xAtMost) === undefined) return cost;
  const { x: _, xAtMost: __, ...plain } = cost;
  return plain;
}

function writeDefined(cost: Cost, writer: Writer): boolean {
  if (cost.cost !== 'mana') return true;
  const { x, xAtMost } = cost;
  if (xAtMost !== undefined)
    return whereXIs.write({}, writer) && lessOrEqual.write({}, writer) && value.write(xAtMost, writer);
  return x === undefined || (whereXIs.write({}, writer) && value.write(x, writer));
}

const theirPrice = priceOf(pays);
const priceOfThem = priceOf(theyPay);
/** The price, with a verb for “you” or “they”: “pay {3}”. */
export const priceToPay = priceOf(paying);

/** The price, with a verb that agrees with the player who pays: “pays {3}”, “they pay {3}”. */
export function priceFor(who: Players): Syntax<Price> {
  if (who.players === 'you') return priceToPay;
  return takesPluralVerb(who) ? priceOfThem : theirPrice;
}
