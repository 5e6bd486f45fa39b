import { type Filter, isSameTree, type Players } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { lazy, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';

interface Dealer {
  readonly by: Filter;
}

function opponentsDealt(by: Filter): Players {
  return {
    players: 'those who',
    of: { players: 'each opponent' },
    condition: {
      if: 'happened',
      event: { on: 'player is dealt damage', who: 'that player', combat: true, by },
      turn: 'this game',
    },
  };
}

/** “Each opponent dealt combat damage this game by a creature named …” (CR 608.2i). */
export const dealtDamageThisGame: Syntax<Players> = mapped<Dealer, Players>(
  lazy(() => says<Dealer>({})`each opponent dealt combat damage this game by ${{ by: indefinite() }}`),
  ({ by }) => opponentsDealt(by),
  (players) => {
    if (players.players !== 'those who' || players.condition.if !== 'happened') return no;
    const { event } = players.condition;
    if (event.on !== 'player is dealt damage' || event.by === undefined) return no;
    return isSameTree(players, opponentsDealt(event.by)) ? { by: event.by } : no;
  },
  { players: 'those who' },
);
