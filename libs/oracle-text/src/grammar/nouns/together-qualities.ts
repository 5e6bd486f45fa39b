import type { Measure, Together } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { constant, literally, oneOf, type Syntax } from '../../syntax/syntax.js';
import { comparison } from './comparisons.js';

type Total = Extract<Together, { readonly all: 'total' }>;

/** “With total mana value 6 or less”: the total of several objects. */
const total: readonly Syntax<Together>[] = (['mana value', 'power', 'toughness'] as readonly Measure[]).map(
  (measure) =>
    says<Total>({ all: 'total', measure })`${literally(` with total ${measure} `)}${comparison}` as Syntax<Together>,
);

/** “With different names.” */
const different = (['name', 'mana value', 'power'] as const).map((quality) =>
  constant<Together>(` with different ${quality}s`, { all: 'differ in', quality }),
);

/** “That share a creature type.” */
const shared = (['card type', 'creature type'] as const).map((quality) =>
  constant<Together>(` that share a ${quality}`, { all: 'share', quality }),
);

export const totalTogether: Syntax<Together> = oneOf<Together>(...total);

/** Requirements on several objects as a group, after their noun. */
export const askedTogether: Syntax<Together> = oneOf<Together>(...total, ...different, ...shared);
