import type { Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { type No, no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { playersAsSubject } from '../players.js';
import { type Price, priceToPay } from '../price.js';
import { chooserOf } from './doers.js';

/** Who may pay, and what. */
export type Offer = Price & { readonly who: Players };

/** “You may pay {2}”, “that player may pay {1} for each card in their hand”. */
export function readMayPay(reader: Reader): Offer | No {
  const who = playersAsSubject.read(reader);
  if (who === no || chooserOf(who) === 'several' || !reader.take('may')) return no;
  // What else others may do is no cost to them, unless “unless” says so.
  if (who.players !== 'you' && reader.word !== 'pay') return no;
  const price = priceToPay.read(reader);
  return price === no ? no : { who, ...price };
}

export function writeMayPay(offer: Offer, writer: Writer): boolean {
  return playersAsSubject.write(offer.who, writer) && writer.add(' may ') && priceToPay.write(offer, writer);
}
