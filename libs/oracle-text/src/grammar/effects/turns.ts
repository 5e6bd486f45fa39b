import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import type { Syntax } from '../../syntax/syntax.js';
import { order, type Doing } from './predicate.js';

type Phases = Doing<'extra phases'>;

/** CR 500.8. */
export const turnOrders: readonly Syntax<Effect>[] = [
  order(
    says<Phases>({
      do: 'extra phases',
      phases: ['combat', 'main'],
      count: 1,
    })`there is an additional combat phase after this phase followed by an additional main phase`,
  ),
  order(
    says<Phases>({
      do: 'extra phases',
      phases: ['combat'],
      count: 1,
    })`there is an additional combat phase after this phase`,
  ),
];
