import { mayPay, mayPayReflexive } from './may-pay.js';
import { may } from './may.js';
import { thenOffered, thenOfferedAfterMay } from './then-offered.js';

export const thenMay = thenOfferedAfterMay([may, mayPay]);

/** “You get {E}{E}, then you may pay eight {E}. When you do, draw a card.” */
export const thenMayReflexive = thenOffered(
  (reader, clauses) => clauses.read(reader),
  (effects, writer, clauses) => clauses.write(effects, writer),
  [mayPayReflexive],
  true,
);
