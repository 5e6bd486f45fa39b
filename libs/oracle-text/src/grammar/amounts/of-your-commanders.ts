import { isSameTree, type Amount, type Filter } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const commander: Filter = { is: 'designated', as: 'commander' };
const words = literally('the greatest mana value of a commander you own on the battlefield or in the command zone');

const greatest: Amount = {
  amount: 'greatest',
  measure: 'mana value',
  among: {
    objects: 'together',
    of: [
      { objects: 'each', filter: { is: 'all', of: [commander, { is: 'owned by', who: 'you' }] } },
      { objects: 'each', filter: commander, zone: 'command', of: { players: 'you' } },
    ],
  },
};

/** “The greatest mana value of a commander you own on the battlefield or in the command zone” (CR 903.3). */
export const greatestOfCommanders: Syntax<Amount> = {
  begins: words.begins,
  fixedFields: { amount: 'greatest' },
  read: (reader) => (words.read(reader) === no ? no : greatest),
  write: (amount, writer) => isSameTree(amount, greatest) && words.write({}, writer),
};
