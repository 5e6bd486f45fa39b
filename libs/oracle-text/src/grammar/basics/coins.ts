import type { Amount } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const heads = literally('coin that comes up heads');

/** “Coin that comes up heads”: counts the coins flipped by this text whose flips nobody called (CR 705.2). */
export const coinsOfHeads: Syntax<Amount> = {
  begins: heads.begins,
  fixedFields: { amount: 'noted number' },
  read(reader) {
    const { lastNumber: label } = reader.scope;
    return !label?.startsWith('heads') || heads.read(reader) === no ? no : { amount: 'noted number', label };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'noted number' &&
    amount.said === undefined &&
    amount.label.startsWith('heads') &&
    amount.label === writer.scope.lastNumber &&
    heads.write({}, writer),
};

/** The key in `thisWay` of the label that is set if a flip was lost. */
export const flipLost = 'flip lost';
