import type { Amount, Condition, Measure } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { mapped, type Syntax } from '../../syntax/syntax.js';
import { comparison } from '../nouns/comparisons.js';
import { totalOfNamed } from '../amounts/values.js';

type Compare = Variant<Condition, 'if', 'compare'>;
type Right = Pick<Compare, 'compare' | 'right'>;

const asRight: Syntax<Right> = mapped(
  comparison,
  ({ compare, to }) => ({ compare, right: to }),
  ({ compare, right }) => ({ compare, to: right }),
);

/** “The total mana value of cards exiled this way is 13 or less.” */
export const totalConditions: readonly Syntax<Condition>[] = (['power', 'toughness', 'mana value'] as const).map(
  (measure: Measure) => {
    const left: Syntax<Amount> = totalOfNamed(measure);
    return says<Compare>({ if: 'compare' })`${{ left }} is ${asRight}`;
  },
);
