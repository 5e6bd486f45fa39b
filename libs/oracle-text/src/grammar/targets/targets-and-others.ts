import type { Filter, TargetSpec } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { saysOther } from '../basics/filter-parts.js';

/** “Creatures and/or other planeswalkers”: “other” belongs only to the second noun. */
export function andOthers(things: Syntax<Filter>): Syntax<Partial<TargetSpec>> {
  type Two = Readonly<Record<'first' | 'second', Filter>>;
  const two = says<Two>({})`${{ first: things }} and/or ${{ second: things }}`;
  return mapped<Two, Partial<TargetSpec>>(
    two,
    ({ first, second }) =>
      saysOther(first) || !saysOther(second)
        ? no
        : { kind: 'permanent', filter: { is: 'any', of: [first, second], said: 'and/or' } },
    ({ filter }) => {
      const [first, second, ...more] = filter?.is === 'any' && filter.said === 'and/or' ? filter.of : [];
      if (first === undefined || second === undefined || more.length > 0) return no;
      return saysOther(first) || !saysOther(second) ? no : { first, second };
    },
    { kind: 'permanent' },
  );
}
