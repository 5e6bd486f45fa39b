import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import type { Syntax } from '../../syntax/syntax.js';
import { objectsAsObject } from '../objects.js';
import { order, type Doing } from './predicate.js';

type Change = Doing<'change targets'>;

const you = { players: 'you' } as const;

/** CR 115.7. */
export const targetChangingOrders: readonly Syntax<Effect>[] = [
  order(
    says<Change>({
      do: 'change targets',
      who: you,
      how: 'one',
    })`change a target of ${{ of: objectsAsObject }} to ${{ to: objectsAsObject }}`,
  ),
  order(says<Change>({ do: 'change targets', who: you, how: 'all' })`change the target of ${{ of: objectsAsObject }}`),
  order(
    says<Change>({
      do: 'change targets',
      who: you,
      how: 'choose new',
    })`choose new targets for ${{ of: objectsAsObject }}`,
  ),
];
