import type { Amount, Filter } from '@stacktrail/card-tree';
import { constant, type Syntax } from '../../syntax/syntax.js';

const measured = (amount: 'power' | 'toughness'): Amount => ({ amount, of: { objects: 'asked' } });

function greater(left: 'power' | 'toughness', right: 'power' | 'toughness'): Filter {
  return {
    is: 'where',
    condition: { if: 'compare', left: measured(left), compare: 'greater than', right: measured(right) },
  };
}

const equal: Filter = {
  is: 'where',
  condition: { if: 'compare', left: measured('power'), compare: 'exactly', right: measured('toughness') },
};

/** “With toughness greater than its power”: two numbers of the same object are compared (CR 208.1). */
export function ownSizes(many: boolean): readonly Syntax<Filter>[] {
  const its = many ? 'their' : 'its';
  return [
    constant<Filter>(` with toughness greater than ${its} power`, greater('toughness', 'power')),
    constant<Filter>(` with power greater than ${its} toughness`, greater('power', 'toughness')),
    constant<Filter>(` with power equal to ${its} toughness`, equal),
    ...(many ? [] : [constant<Filter>(" whose power and toughness aren't equal", { is: 'not', of: equal })]),
  ];
}
