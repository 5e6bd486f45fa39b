import type { Effect, Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { constant, type No, no, oneOf } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { subjectOf } from '../effects/clauses.js';
import { counteredElsewhere, withElsewhere } from '../effects/countering.js';
import { isEach } from '../basics/one-by-one.js';
import { playersAsSubject } from '../players/players.js';
import { priceFor } from '../costs/price.js';
import { peekDidCondition, chooserOf, canReferToChooser } from './doers.js';
import { type Clauses, type EffectOf, type SentenceForm, onlyEffect } from './form.js';
import { may, replacePlayers } from './may.js';

/** “Counter target spell unless its controller pays {3}”, “you may draw a card unless they pay {1}” (CR 118.12a). */
export const unless: SentenceForm = {
  word: 'unless',
  read(reader, clauses) {
    const plain = { read: () => clauses.read(reader) };
    const optional = { read: () => may.read(reader, clauses) };
    const effects = reader.isAhead('may') ? reader.any([plain, optional]) : clauses.read(reader);
    return effects === no ? no : readUnless(reader, effects);
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'unless');
    if (effect === undefined || effect.leads !== undefined) return false;
    if (effect.any === true) return writeUnlessAny(effect, writer, clauses);
    if (isEach(effect.who)) return writeForEach(effect, writer, clauses);
    const [first, ...more] = effect.effects;
    const elsewhere = first?.do === 'counter' && more.length === 0 ? first.to : undefined;
    const inner = elsewhere === undefined ? effect.effects : [{ ...(first as EffectOf<'counter'>), to: undefined }];
    writer.scope.choice = effect.label ?? null;
    return (
      writeInner(inner as readonly Effect[], writer, clauses) &&
      writer.add(' unless ') &&
      playersAsSubject.write(effect.who, writer) &&
      writer.add(' ') &&
      priceFor(effect.who).write(effect, writer) &&
      (elsewhere === undefined || counteredElsewhere.write(elsewhere, writer))
    );
  },
};

function writeInner(effects: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
  return onlyEffect(effects, 'may') === undefined
    ? clauses.write(effects, writer)
    : may.write(effects, writer, clauses);
}

export function readUnless(reader: Reader, effects: readonly Effect[]): readonly Effect[] | No {
  if (!reader.take('unless')) return no;
  if (reader.word === 'any') return readUnlessAny(reader, effects);
  const each = playersOfOnly(effects);
  if (each !== undefined) return readForEach(reader, effects, each);
  const who = playersAsSubject.read(reader);
  if (who === no) return no;
  const price = priceFor(who).read(reader);
  if (price === no) return no;
  const labelled = labelOfPaid(reader, chooserOf(who));
  return [{ do: 'unless', who, ...price, effects: withElsewhere(reader, effects), ...labelled }];
}

const thatPlayer: Players = { players: 'that player' };

/** “Any player”: one of them is enough (CR 118.12a). */
const anyone = oneOf<Players>(
  constant<Players>('any opponent', { players: 'each opponent' }),
  constant<Players>('any player', { players: 'each player' }),
);

type Payer = Pick<EffectOf<'unless'>, 'who' | 'any' | 'cost' | 'times'>;

/** “Any player pays {2}”, “you pay {B}”, before what happens otherwise. */
function readPayer(reader: Reader): Payer | No {
  const any = reader.word === 'any';
  const who = (any ? anyone : playersAsSubject).read(reader);
  if (who === no || isEach(who) !== any) return no;
  const price = priceFor(any ? thatPlayer : who).read(reader);
  return price === no ? no : { who, ...(any && { any }), ...price };
}

/** “Unless any player pays {2}, draw a card”: the price is said first. */
export const unlessFirst: SentenceForm = {
  word: 'unless',
  read(reader, clauses) {
    const payer = reader.take('unless') ? readPayer(reader) : no;
    const effects = payer === no || !reader.take(',') ? no : clauses.read(reader);
    return payer === no || effects === no ? no : [{ do: 'unless', ...payer, effects, leads: 'unless' }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'unless');
    if (effect?.leads !== 'unless' || effect.label !== undefined) return false;
    const { who, any, effects, ...price } = effect;
    return (
      writer.add('unless ') &&
      (any ? anyone : playersAsSubject).write(who, writer) &&
      writer.add(' ') &&
      priceFor(any ? thatPlayer : who).write(price, writer) &&
      writer.add(', ') &&
      clauses.write(effects, writer)
    );
  },
};

function readUnlessAny(reader: Reader, effects: readonly Effect[]): readonly Effect[] | No {
  const who = anyone.read(reader);
  const price = who === no ? no : priceFor(thatPlayer).read(reader);
  return who === no || price === no ? no : [{ do: 'unless', who, any: true, ...price, effects }];
}

function writeUnlessAny(
  { who, effects, label, ...price }: EffectOf<'unless'>,
  writer: Writer,
  clauses: Clauses,
): boolean {
  return (
    label === undefined &&
    writeInner(effects, writer, clauses) &&
    writer.add(' unless ') &&
    anyone.write(who, writer) &&
    writer.add(' ') &&
    priceFor(thatPlayer).write(price, writer)
  );
}

/** The players who are the subject of a single instruction. */
function playersOfOnly([effect, ...others]: readonly Effect[]): Players | undefined {
  const subject = effect === undefined || others.length > 0 ? undefined : subjectOf(effect);
  return subject !== undefined && 'players' in subject && isEach(subject) ? subject : undefined;
}

/** “Each opponent sacrifices a creature of their choice unless they pay {1}”: each of them can pay separately. */
function readForEach(reader: Reader, effects: readonly Effect[], each: Players): readonly Effect[] | No {
  reader.scope.each = each;
  const who = playersAsSubject.read(reader);
  reader.scope.each = undefined;
  const price = who === no || who.players !== 'that player' ? no : priceFor(who).read(reader);
  if (who === no || price === no) return no;
  const { called } = who;
  const payers = { ...each, ...(called && { called }) };
  return [{ do: 'unless', who: payers, ...price, effects: replacePlayers(effects, each, thatPlayer) }];
}

/** Writes the payment if each of several players can pay. */
function writeForEach({ who, effects, ...price }: EffectOf<'unless'>, writer: Writer, clauses: Clauses): boolean {
  const { called: _, ...each } = who;
  if (!clauses.write(replacePlayers(effects, thatPlayer, each as Players), writer)) return false;
  writer.add(' unless ');
  writer.scope.each = each;
  const payer = { ...who, players: 'that player' } as Players;
  const could = playersAsSubject.write(payer, writer);
  writer.scope.each = undefined;
  return could && writer.add(' ') && priceFor(payer).write(price, writer);
}

/** The label of the payment, if the next sentence refers to it: “If they do, you draw a card”. */
function labelOfPaid(reader: Reader, payer: ReturnType<typeof chooserOf>): { readonly label?: string } {
  const asked = peekDidCondition(reader);
  if (asked === undefined || asked.can || !canReferToChooser(asked, payer)) return {};
  const label = reader.scope.newLabel('paid');
  reader.scope.choice = label;
  reader.scope.chooser = payer;
  return { label };
}
