import { type Amount, type Filter, isSameTree } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';

const anOpponentControls = literally(' an opponent controls');
const theGreatestNumber = literally('the greatest number of ');

/** “The greatest number of artifacts an opponent controls.” */
export const greatestOfOpponent: Syntax<Amount> = {
  begins: theGreatestNumber.begins,
  fixedFields: { amount: 'greatest among players' },
  read(reader) {
    const filter = theGreatestNumber.read(reader) === no ? no : noun(true).read(reader);
    return filter === no || anOpponentControls.read(reader) === no ? no : mostControlled(conjuncts(filter));
  },
  write(amount, writer) {
    if (typeof amount !== 'object' || amount.amount !== 'greatest among players') return false;
    const { of } = amount;
    if (typeof of !== 'object' || of.amount !== 'count') return false;
    const parts = conjuncts(of.filter).slice(0, -1);
    if (parts.length === 0 || !isSameTree(amount, mostControlled(parts))) return false;
    return (
      theGreatestNumber.write({}, writer) &&
      noun(true).write(conjunction(parts), writer) &&
      anOpponentControls.write({}, writer)
    );
  },
};

function mostControlled(parts: readonly Filter[]): Amount {
  const filter = conjunction([...parts, { is: 'controlled by', who: 'that player' }]);
  return { amount: 'greatest among players', who: { players: 'each opponent' }, of: { amount: 'count', filter } };
}
