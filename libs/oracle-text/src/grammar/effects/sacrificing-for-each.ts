import type { Amount } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { forEach } from '../counts/counts.js';
import { indefinite } from '../nouns/nouns.js';
import { verb } from '../basics/verbs.js';
import { ofTheirChoice } from './choices.js';
import type { EffectOf } from './predicate.js';

type Sacrificed = EffectOf<'choose and sacrifice'>;

type OfEach = Pick<Sacrificed, 'do' | 'who' | 'filter'> & { readonly each: Amount };

/** “Sacrifices a permanent of their choice for each soot counter on this artifact.” */
export const sacrificesForEach: Syntax<Sacrificed> = mapped<OfEach, Sacrificed>(
  says<OfEach>({
    do: 'choose and sacrifice',
  })`${verb('sacrifice')} ${{ filter: indefinite() }}${ofTheirChoice}${{ each: forEach }}`,
  ({ each, ...rest }) => ({ ...rest, count: { amount: 'product', of: [each, 1] } }),
  ({ count, ...rest }) => {
    const [each, once] = typeof count === 'object' && count.amount === 'product' ? count.of : [];
    return each !== undefined && once === 1 ? { ...rest, each } : no;
  },
  { do: 'choose and sacrifice' },
);
