import type { AmountKind, AmountMeaning, AmountMeanings, VariableAmount } from './amount-meaning.js';
import { arithmeticAmounts } from './arithmetic-amounts.js';
import { objectAmounts } from './object-amounts.js';
import { playerAmounts } from './player-amounts.js';
import { textAmounts } from './text-amounts.js';

/** Every kind of amount with what it means: a kind without an entry doesn't compile. */
const meanings: AmountMeanings = {
  ...textAmounts,
  ...objectAmounts,
  ...playerAmounts,
  ...arithmeticAmounts,
};

/** What the kind of an amount means. */
export function meaningOfAmount({ amount }: VariableAmount): AmountMeaning<AmountKind> {
  return meanings[amount];
}
