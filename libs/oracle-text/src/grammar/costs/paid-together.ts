import type { Cost } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { lazy, type Syntax } from '../../syntax/syntax.js';
import { some, untapped } from './cost-parts.js';

type Of<K> = Variant<Cost, 'cost', K>;

/** Costs paid with objects that have something in common, or that differ (CR 118.3). */
export const paidTogetherCosts: readonly Syntax<Cost>[] = [
  says<Of<'sacrifice'>>({
    cost: 'sacrifice',
    together: [{ all: 'differ in', quality: 'name' }],
  })`sacrifice ${lazy(() => some())} with different names`,
  says<Of<'tap permanents'>>({
    cost: 'tap permanents',
    together: [{ all: 'share', quality: 'creature type' }],
  })`tap ${untapped} that share a creature type`,
  says<Of<'reveal from hand'>>({
    cost: 'reveal from hand',
    together: [{ all: 'share', quality: 'color' }],
  })`reveal ${lazy(() => some('card'))} from your hand that share a color`,
];
