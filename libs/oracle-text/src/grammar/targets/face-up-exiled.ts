import { type Filter, isSameTree, type TargetSpec } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';

const faceUp: Filter = { is: 'not', of: { is: 'face down' } };

/** “Face-up exiled card” (CR 406.3). */
export function faceUpExiled(cards: Syntax<Filter>): Syntax<Partial<TargetSpec>> {
  return says<Partial<TargetSpec>>({ kind: 'card in exile' })`face-up exiled ${{
    filter: mapped<Filter, Filter>(
      cards,
      (filter) => conjunction([faceUp, ...conjuncts(filter)]),
      (filter) => {
        const [first, ...rest] = conjuncts(filter);
        return isSameTree(first, faceUp) ? conjunction(rest) : no;
      },
    ),
  }}`;
}
