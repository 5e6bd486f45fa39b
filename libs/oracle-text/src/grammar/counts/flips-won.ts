import type { Amount } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const words = literally(' for each flip you win');

/** “For each flip you win”, after flips that are called (CR 705.2). */
export const forEachFlipWon: Syntax<Amount> = {
  begins: words.begins,
  fixedFields: { amount: 'noted number' },
  read(reader) {
    const { lastNumber: label } = reader.scope;
    return label?.startsWith('flip') !== true || words.read(reader) === no ? no : { amount: 'noted number', label };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'noted number' &&
    amount.said === undefined &&
    amount.label.startsWith('flip') &&
    amount.label === writer.scope.lastNumber &&
    words.write({}, writer),
};
