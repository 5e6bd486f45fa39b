import type { Effect, Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import type { Syntax } from '../../syntax/syntax.js';
import { newTarget } from '../targets/target-reference.js';
import { imperative, type EffectOf } from './predicate.js';

/** “The next time target creature adapts this turn, it adapts as though it had no +1/+1 counters on it” (CR 701.46a). */
export const adaptingAsThough: Syntax<Effect> = imperative(
  says<EffectOf<'apply'>>({
    do: 'apply',
    changes: [{ change: 'rule', rule: 'adapts as though it had no +1/+1 counters' }],
    until: 'this turn',
  })`the next time ${{ to: newTarget(['permanent']) as Syntax<Objects> }} adapts this turn, it adapts as though it had no +1/+1 counters on it`,
);
