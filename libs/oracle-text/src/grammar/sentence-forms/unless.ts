import type { Effect, Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { type No, no } from '../../syntax/syntax.js';
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
