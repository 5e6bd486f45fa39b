import type { Reader } from '../../syntax/reader.js';
import { no } from '../../syntax/syntax.js';
import { nameExiled } from '../nouns/paid-for.js';
import { readReflexive, writeReflexive } from '../triggers/reflexive.js';
import { replaceableBody } from './body.js';
import { asking, peekDidCondition, chooserOf, canReferToChooser, writeDidCondition } from './doers.js';
import { type SentenceForm, onlyEffect } from './form.js';
import { readMayPay, writeMayPay } from './offer.js';

/** “You may pay {2}. When you do, draw a card.” */
export const mayPayReflexive: SentenceForm = {
  word: 'may',
  toEnd: true,
  read(reader) {
    const paid = readMayPay(reader);
    if (paid === no || paid.who.players !== 'you' || !reader.take('.')) return no;
    const reflexive = readReflexive(reader);
    return reflexive === no ? no : [{ do: 'may pay', ...paid, effects: [reflexive] }];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'may pay');
    if (effect?.who.players !== 'you' || effect.effects.length !== 1 || effect.effects[0]!.do !== 'reflexive trigger')
      return false;
    return writeMayPay(effect, writer) && writer.add('. ') && writeReflexive(effect.effects[0]!, writer, true);
  },
};

/** “You may pay {2}. If you do, draw a card”, “that player may pay {2}. If they do, they draw a card” (CR 118.12). */
export const mayPay: SentenceForm = {
  word: 'may',
  read(reader, clauses) {
    const offer = readMayPay(reader);
    if (offer === no || !reader.take('.')) return no;
    nameExiled(reader.scope, offer.cost);
    const asked = asking.read(reader);
    const chooser = chooserOf(offer.who);
    if (asked === no || asked.not || !canReferToChooser(asked, chooser)) return no;
    const effects = replaceableBody(clauses).read(reader);
    if (effects === no) return no;
    const { said } = asked;
    return [{ do: 'may pay', ...offer, effects, ...(said && { said }), ...labelOf(reader, chooser) }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'may pay');
    if (effect === undefined || effect.anyNumber || effect.effects.length === 0) return false;
    if (!writeMayPay(effect, writer)) return false;
    nameExiled(writer.scope, effect.cost);
    const could =
      writer.add('. ') &&
      writeDidCondition({ ...(effect.said && { said: effect.said }) }, writer) &&
      replaceableBody(clauses).write(effect.effects, writer);
    writer.scope.choice = effect.label ?? null;
    return could;
  },
};

/** The label of the payment, if “If you don't, …” follows. */
function labelOf(reader: Reader, chooser: ReturnType<typeof chooserOf>): { readonly label?: string } {
  const next = peekDidCondition(reader);
  if (next?.not !== true || next.can || next.act || !canReferToChooser(next, chooser)) return {};
  const label = reader.scope.newLabel('paid');
  reader.scope.choice = label;
  reader.scope.chooser = chooser;
  return { label };
}
