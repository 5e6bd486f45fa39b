import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { oneOf, type Syntax } from '../../syntax/syntax.js';
import { plainValue } from '../numerals.js';
import { recipients } from '../recipients.js';
import { order, type Doing } from './predicate.js';

type Prevent = Doing<'prevent damage'>;
const thisTurn: Partial<Prevent> = { do: 'prevent damage', until: 'this turn' };

/** CR 615. */
export const preventionOrders: readonly Syntax<Effect>[] = [
  order(
    oneOf<Prevent>(
      says<Prevent>({
        ...thisTurn,
        to: 'anything',
        amount: 'all',
        combatOnly: true,
      })`prevent all combat damage that would be dealt this turn`,
      says<Prevent>({ ...thisTurn, to: 'anything', amount: 'all' })`prevent all damage that would be dealt this turn`,
      says<Prevent>({
        ...thisTurn,
        amount: 'all',
        combatOnly: true,
      })`prevent all combat damage that would be dealt to ${{ to: recipients }} this turn`,
      says<Prevent>({
        ...thisTurn,
        amount: 'all',
      })`prevent all damage that would be dealt to ${{ to: recipients }} this turn`,
      says<Prevent>(
        thisTurn,
      )`prevent the next ${{ amount: plainValue }} damage that would be dealt to ${{ to: recipients }} this turn`,
    ),
  ),
];
