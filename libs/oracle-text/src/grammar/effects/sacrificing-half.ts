import { isSameTree } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { partsOf } from '../amounts/halves.js';
import { verb } from '../basics/verbs.js';
import { noun } from '../nouns/nouns.js';
import { ofTheirChoice } from './choices.js';
import type { EffectOf } from './predicate.js';

type Sacrificed = EffectOf<'choose and sacrifice'>;

/** “Sacrifices half the permanents they control of their choice, rounded up” (CR 107.1a). */
export const sacrificesHalf: Syntax<Sacrificed> = oneOf<Sacrificed>(
  ...partsOf.map(([word, round, fields]) =>
    mapped<Pick<Sacrificed, 'do' | 'who' | 'filter'>, Sacrificed>(
      says<Pick<Sacrificed, 'do' | 'who' | 'filter'>>({
        do: 'choose and sacrifice',
      })`${verb('sacrifice')} ${literally(word)} the ${{ filter: noun(true) }}${ofTheirChoice}${literally(`, rounded ${round}`)}`,
      (part) => ({ ...part, count: { ...fields, of: { amount: 'count', filter: part.filter } } }),
      (part) => (isSameTree(part.count, { ...fields, of: { amount: 'count', filter: part.filter } }) ? part : no),
      { do: 'choose and sacrifice' },
    ),
  ),
);
