import { type Filter, isSameTree } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { type AmountComparison, comparison } from './comparisons.js';

type Sized = Variant<Filter, 'is', 'base power' | 'base toughness'>;

const one = (['base power', 'base toughness'] as const).map(
  (is): Syntax<Filter> => says<Sized>({ is })`${literally(` with ${is} `)}${comparison}`,
);

function either(compared: AmountComparison): Filter {
  return {
    is: 'any',
    of: [
      { is: 'base power', ...compared },
      { is: 'base toughness', ...compared },
    ],
  };
}

const eitherOf: Syntax<Filter> = mapped<AmountComparison, Filter>(
  says<AmountComparison>({})` with base power or toughness ${comparison}`,
  ({ compare, to }) => either({ compare, to }),
  (filter) => {
    const [first] = filter.is === 'any' ? filter.of : [];
    if (first?.is !== 'base power') return no;
    const { compare, to } = first;
    return isSameTree(filter, either({ compare, to })) ? { compare, to } : no;
  },
  { is: 'any' },
);

/** “With power greater than its base power.” */
const greaterThanBase = constant<Filter>(' with power greater than its base power', {
  is: 'own base power',
  compare: 'greater than',
});
/** “With base power 1”, “with base power or toughness 1” (CR 208.4b). */
export const baseSizes: readonly Syntax<Filter>[] = [...one, eitherOf, greaterThanBase];
