import type { Effect } from '../../effects.js';
import { flag, says } from '../../syntax/says.js';
import type { Syntax } from '../../syntax/syntax.js';
import { counterCount, some } from '../costs.js';
import { objectsAsObject } from '../objects.js';
import { verb } from '../verbs.js';
import { ofTheirChoice } from './choices.js';
import { acts, ofObjects, order, type Doing, type Predicate } from './predicate.js';

/** What happens to permanents and spells by an order (CR 701). */
export const permanentOrders: readonly Syntax<Effect>[] = [
  order(
    says<Doing<'destroy'>>({
      do: 'destroy',
    })`destroy ${{ what: objectsAsObject }}${flag<Doing<'destroy'>>({ noRegeneration: true }, ". It can't be regenerated")}`,
  ),
  order(says<Doing<'counter'>>({ do: 'counter' })`counter ${{ what: objectsAsObject }}`),
  order(says<Doing<'regenerate'>>({ do: 'regenerate' })`regenerate ${{ what: objectsAsObject }}`),
  order(says<Doing<'tap'>>({ do: 'tap' })`tap ${{ what: objectsAsObject }}`),
  order(says<Doing<'untap'>>({ do: 'untap' })`untap ${{ what: objectsAsObject }}`),
  order(says<Doing<'sacrifice'>>({ do: 'sacrifice' })`sacrifice ${{ what: objectsAsObject }}`),
  order(says<Doing<'attach'>>({ do: 'attach' })`attach ${{ what: objectsAsObject }} to ${{ to: objectsAsObject }}`),
  order(says<Doing<'put counters'>>({ do: 'put counters' })`put ${counterCount} on ${{ on: objectsAsObject }}`),
  order(
    says<Doing<'remove counters'>>({ do: 'remove counters' })`remove ${counterCount} from ${{ on: objectsAsObject }}`,
  ),
];

export const permanentPredicates: readonly Predicate[] = [
  acts(
    says<Doing<'choose and sacrifice'>>({ do: 'choose and sacrifice' })`${verb('sacrifice')} ${some()}${ofTheirChoice}`,
  ),
  ofObjects<Doing<'fight'>>(
    'first',
    says<Doing<'fight'>>({ do: 'fight' })`${verb('fight')} ${{ second: objectsAsObject }}`,
  ),
];
