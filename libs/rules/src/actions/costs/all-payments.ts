import { blightPayment } from './blight.js';
import { objectPayments } from './object-payments.js';
import { othersGainLife } from './others-gain-life.js';
import { ownPayments } from './own-payments.js';
import type { PayableCost, Payment, Payments } from './payment.js';
import { playerPayments } from './player-payments.js';

/** Every kind of cost with the way to pay it. A kind without an entry doesn't compile. */
const all: Payments = { ...ownPayments, ...playerPayments, ...objectPayments, ...blightPayment, ...othersGainLife };

/** How the kind of a cost is paid. */
export function paymentOf(cost: PayableCost): Payment<PayableCost> {
  return all[cost.cost];
}
