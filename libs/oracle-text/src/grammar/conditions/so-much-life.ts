import type { Condition } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { digits } from '../basics/numerals.js';

type Compared = Extract<Condition, { if: 'compare' }>;

/** “You gained 3 or more life this turn”, “you've gained 3 or more life this turn”: the total amount (CR 608.2i). */
export const soMuchLife: readonly Syntax<Condition>[] = (
  [
    ['you gained ', undefined, { on: 'gains life', who: 'you' }],
    ["you've gained ", 'have', { on: 'gains life', who: 'you' }],
    ['you lost ', undefined, { on: 'loses life', who: 'you' }],
    ["you've lost ", 'have', { on: 'loses life', who: 'you' }],
  ] as const
).map(([text, said, event]) =>
  without<Condition>(
    said === undefined ? ['said'] : [],
    says<Compared>({
      if: 'compare',
      left: { amount: 'events', event, counting: 'amounts' },
      compare: 'at least',
      ...(said && { said }),
    })`${literally(text)}${{ right: digits }} or more life this turn`,
  ),
);
