import type { Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { type No, no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { playersAsSubject } from '../players/players.js';
import { type Price, priceToPay } from '../costs/price.js';
import { chooserOf } from './doers.js';

/** A payment that a player may make. */
export type Offer = Price & { readonly who: Players };

/** “You may pay {2}”, “that player may pay {1} for each card in their hand”. */
export function readMayPay(reader: Reader): Offer | No {
  const who = playersAsSubject.read(reader);
  if (who === no || chooserOf(who) === 'several' || !reader.take('may')) return no;
  // For other players than you, “may” with another action than paying isn't a cost, unless “unless” makes it one.
  if (who.players !== 'you' && reader.word !== 'pay') return no;
  const price = priceToPay.read(reader);
  if (price === no) return no;
  keepPaid(reader.scope, price);
  return { who, ...price };
}

export function writeMayPay(offer: Offer, writer: Writer): boolean {
  const could = playersAsSubject.write(offer.who, writer) && writer.add(' may ') && priceToPay.write(offer, writer);
  keepPaid(writer.scope, offer);
  return could;
}

/** Lets later words call an amount that isn't X “that much” and “paid this way”. */
function keepPaid(scope: Scope, { cost }: Price): void {
  if (cost.some((part) => part.cost === 'pay player counters' && part.many !== undefined)) scope.paid = cost;
}
