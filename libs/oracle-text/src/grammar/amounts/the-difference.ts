import { type Amount, isSameTree } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const theDifference = literally('the difference');

/** “The difference”, of the two numbers that the condition before compared. */
export const difference: Syntax<Amount> = {
  begins: theDifference.begins,
  fixedFields: { amount: 'difference' },
  read(reader) {
    const { compared } = reader.scope.soFar;
    if (compared === null || theDifference.read(reader) === no) return no;
    return { amount: 'difference', of: compared, said: 'compared' };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'difference' &&
    amount.said === 'compared' &&
    isSameTree(amount.of, writer.scope.soFar.compared) &&
    theDifference.write({}, writer),
};
