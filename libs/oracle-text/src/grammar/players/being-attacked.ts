import type { Players } from '@stacktrail/card-tree';
import { constant, oneOf, type Syntax } from '../../syntax/syntax.js';

/** Those whom a creature attacks now; one that attacks a planeswalker or battle of theirs attacks no player (CR 508.1b). */
function attackedAmong(players: 'each opponent' | 'each player'): Players {
  return {
    players: 'those who',
    of: { players },
    condition: {
      if: 'compare',
      left: { amount: 'count', filter: { is: 'attacks players', who: { players: 'that player' } } },
      compare: 'at least',
      right: 1,
    },
  };
}

/** “Opponents being attacked”, “player being attacked”: of which each is counted; or others that are. */
export function orBeingAttacked(many: boolean, others: Syntax<Players>): Syntax<Players> {
  const s = many ? 's' : '';
  return oneOf<Players>(
    others,
    constant<Players>(`opponent${s} being attacked`, attackedAmong('each opponent')),
    constant<Players>(`player${s} being attacked`, attackedAmong('each player')),
  );
}
