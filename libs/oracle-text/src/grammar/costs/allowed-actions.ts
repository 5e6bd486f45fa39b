import type { Ignoring, Payable, Cost, Effect, Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { some } from './cost-parts.js';
import { paying } from './costs.js';
import { pays } from './paying.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';

const end: readonly Effect[] = [{ do: 'end effects' }];
const mayPay = literally(' may ');
const toEnd = literally(' to end this effect');
const before = literally(' before that step');

/** The players who may act; each of them does so separately. */
const who: Syntax<Players> = oneOf<Players>(
  constant<Players>('any player', { players: 'each player' }),
  playersAsSubject,
);

/** “You may pay {W} to end this effect” (CR 116.2c). */
export const mayEnd: Syntax<Effect> = {
  begins: null,
  read(reader) {
    const payer = who.read(reader);
    if (payer === no || mayPay.read(reader) === no) return no;
    const cost = paying.read(reader);
    if (cost === no || toEnd.read(reader) === no) return no;
    return { do: 'allow action', who: payer, cost, effects: end, until: 'rest of the game' };
  },
  write: (effect, writer) =>
    effect.do === 'allow action' &&
    effect.until === 'rest of the game' &&
    effect.effects.length === 1 &&
    effect.effects[0]!.do === 'end effects' &&
    who.write(effect.who, writer) &&
    mayPay.write({}, writer) &&
    paying.write(effect.cost, writer) &&
    toEnd.write({}, writer),
};

/** Reads “unless they pay {2} before that step” (CR 116.2c). */
export function readUnlessPaid(reader: Reader): Payable | No {
  if (!reader.take('unless')) return no;
  const payer = playersAsSubject.read(reader);
  if (payer === no) return no;
  const cost = priceFor(payer).read(reader);
  return cost === no || before.read(reader) === no ? no : { who: payer, cost };
}

export function writeUnlessPaid(paid: Payable, writer: Writer): boolean {
  return (
    writer.add(' unless ') &&
    playersAsSubject.write(paid.who, writer) &&
    writer.add(' ') &&
    priceFor(paid.who).write(paid.cost, writer) &&
    before.write({}, writer)
  );
}

function priceFor(payer: Players): Syntax<readonly Cost[]> {
  return takesPluralVerb(payer) ? paying : pays;
}

type Exiled = Variant<Cost, 'cost', 'exile from graveyard'>;

/** A cost of a player other than you, whose cards are “theirs”. */
const theirs: Syntax<readonly Cost[]> = mapped<Cost, readonly Cost[]>(
  says<Exiled>({ cost: 'exile from graveyard' })`exile ${some('card')} from their graveyard`,
  (cost) => [cost],
  ([cost, ...more]) => (cost?.cost === 'exile from graveyard' && more.length === 0 ? cost : no),
);

const ignoring = literally(' for that player to ignore this effect until end of turn');
const price = oneOf<readonly Cost[]>(theirs, paying);

/** “Any player may pay {2} for that player to ignore this effect until end of turn” (CR 116.2d). */
export const mayIgnore: Syntax<Ignoring> = {
  begins: null,
  read(reader) {
    const payer = who.read(reader);
    if (payer === no || mayPay.read(reader) === no) return no;
    const cost = price.read(reader);
    return cost === no || ignoring.read(reader) === no ? no : { who: payer, cost, until: 'this turn' };
  },
  write: (value, writer) =>
    value.until === 'this turn' &&
    who.write(value.who, writer) &&
    mayPay.write({}, writer) &&
    price.write(value.cost, writer) &&
    ignoring.write({}, writer),
};
