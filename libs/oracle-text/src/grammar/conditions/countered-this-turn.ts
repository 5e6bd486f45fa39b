import { type Condition, type Filter, isSameTree } from '@stacktrail/card-tree';
import type { Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { happenedTo, makes } from './happened.js';

const wasCast: Filter = { is: 'cast from' };
const yours: Filter = { is: 'controlled by', who: 'you' };

const countered = makes(
  (what) => ({ on: 'is countered', what: conjunction([wasCast, ...conjuncts(what)]), causedBy: 'an opponent' }),
  (event) => {
    if (event.on !== 'is countered' || event.causedBy !== 'an opponent') return undefined;
    const [first, ...what] = conjuncts(event.what);
    return isSameTree(first, wasCast) ? conjunction(what) : undefined;
  },
);

/** “A creature spell you cast this turn was countered by a spell or ability an opponent controlled” (CR 608.2i). */
export const counteredThisTurn: Syntax<Condition> = happenedTo(
  '',
  ' you cast this turn was countered by a spell or ability an opponent controlled',
  countered,
  yours,
  'spell',
);
