import type { Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { type No, no } from '../../syntax/syntax.js';
import { priceToPay } from '../costs/price.js';
import { asking, chooserOf, canReferToChooser, writeDidCondition } from './doers.js';
import { type EffectOf, type SentenceForm, onlyEffect } from './form.js';
import { type Offer, readMayPay, writeMayPay } from './offer.js';

const you: Players = { players: 'you' };

/** “You may pay {2}. If you don't, sacrifice it”, “pay {2}. If you don't, you lose the game” (CR 118.12a). */
export const payOrElse: SentenceForm = {
  word: '.',
  read(reader, clauses) {
    const plainly = reader.word === 'pay';
    const offer = plainly ? readPlainly(reader) : readMayPay(reader);
    if (offer === no || !reader.take('.')) return no;
    const asked = asking.read(reader);
    if (asked === no || !asked.not || asked.can || asked.act || !canReferToChooser(asked, chooserOf(offer.who)))
      return no;
    const effects = clauses.read(reader);
    if (effects === no) return no;
    return [{ do: 'unless', ...offer, effects, leads: asked.said ?? 'you', ...(plainly && { plainly }) }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'unless');
    if (effect?.leads === undefined || effect.leads === 'unless' || effect.label !== undefined) return false;
    const { leads, plainly } = effect;
    return (
      (plainly === true ? isYours(effect) && priceToPay.write(effect, writer) : writeMayPay(effect, writer)) &&
      writer.add('. ') &&
      writeDidCondition({ ...(leads !== 'you' && { said: leads }), not: true }, writer) &&
      clauses.write(effect.effects, writer)
    );
  },
};

function isYours({ who }: EffectOf<'unless'>): boolean {
  return who.players === 'you';
}

function readPlainly(reader: Reader): Offer | No {
  const price = priceToPay.read(reader);
  return price === no ? no : { who: you, ...price };
}
