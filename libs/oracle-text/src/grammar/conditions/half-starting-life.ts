import type { Condition, Players } from '@stacktrail/card-tree';
import { constant, type Syntax } from '../../syntax/syntax.js';
import { someOf } from './some-of.js';

type Compare = 'at most' | 'less than';

/** Twice a life total is compared, so that nothing is rounded (CR 107.1a). */
function halfOf(who: Players, compare: Compare): Condition {
  return {
    if: 'compare',
    left: { amount: 'product', of: [2, { amount: 'life', of: who }] },
    compare,
    right: { amount: 'starting life total', of: who },
  };
}

const thatPlayer: Players = { players: 'that player' };
const comparisons: readonly (readonly [string, Compare])[] = [
  ['less than or equal to', 'at most'],
  ['less than', 'less than'],
];

/** “Your life total is less than or equal to half your starting life total”, “a player's life total is …” (CR 103.4). */
export const halfStartingLife: readonly Syntax<Condition>[] = comparisons.flatMap(([text, compare]) => [
  constant<Condition>(`your life total is ${text} half your starting life total`, halfOf({ players: 'you' }, compare)),
  constant<Condition>(
    `an opponent's life total is ${text} half their starting life total`,
    someOf({ players: 'each opponent' }, halfOf(thatPlayer, compare)),
  ),
  constant<Condition>(
    `a player's life total is ${text} half their starting life total`,
    someOf({ players: 'each player' }, halfOf(thatPlayer, compare)),
  ),
]);

/** The same after “who”: “has less than half their starting life total”. */
export const hasLessThanHalf: Syntax<Condition> = constant<Condition>(
  'has less than half their starting life total',
  halfOf(thatPlayer, 'less than'),
);
