import type { AmountKind, AmountMeaning, AmountMeanings, VariableAmount } from './amount-meaning.js';
import { arithmeticAmounts } from './arithmetic-amounts.js';
import { objectAmounts } from './object-amounts.js';
import { playerAmounts } from './player-amounts.js';
import { textAmounts } from './text-amounts.js';

/** The meaning of every kind of amount. A kind without an entry doesn't compile. */
const meanings: AmountMeanings = {
  ...textAmounts,
  ...objectAmounts,
  ...playerAmounts,
  ...arithmeticAmounts,
};

/** Finds the meaning of an amount by its kind. */
export function meaningOfAmount({ amount }: VariableAmount): AmountMeaning<AmountKind> {
  return meanings[amount];
}
