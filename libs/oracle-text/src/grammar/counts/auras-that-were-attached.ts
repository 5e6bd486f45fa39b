import { type Amount, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const it: Objects = { objects: 'that object' };
const howMany: Exclude<Amount, number> = {
  amount: 'how many',
  of: {
    objects: 'matching',
    of: { objects: 'attachments of', of: it, past: true },
    filter: {
      is: 'all',
      of: [
        { is: 'subtype', subtype: 'Aura' },
        { is: 'controlled by', who: 'you' },
      ],
    },
  },
};
const said = literally(' for each Aura you controlled that was attached to it');

/** “For each Aura you controlled that was attached to it”, of the creature that died (CR 608.2h). */
export const aurasThatWereAttached: Syntax<Amount> = {
  begins: said.begins,
  fixedFields: { amount: 'how many' },
  read: (reader) => (reader.scope.referentOf(it) === undefined || said.read(reader) === no ? no : howMany),
  write: (amount, writer) => isSameTree(amount, howMany) && said.write({}, writer),
};
