import { type Condition, isSameTree } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { nameSelf } from '../basics/self.js';

const blocked: Condition = {
  if: 'compare',
  left: { amount: 'how many', of: { objects: 'blockers of', of: { objects: 'this' } } },
  compare: 'at least',
  right: 1,
};

/** “At least one creature is blocking this creature”: it isn't enough that it is blocked (CR 509.1h). */
export const blockedNow: Syntax<Condition> = mapped<object, Condition>(
  says<object>({})`at least one creature is blocking ${nameSelf}`,
  () => blocked,
  (condition) => (isSameTree(condition, blocked) ? {} : no),
  { if: 'compare' },
);
