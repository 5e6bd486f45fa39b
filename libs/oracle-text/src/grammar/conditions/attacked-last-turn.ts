import type { Condition, Players } from '@stacktrail/card-tree';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, lazy, type Syntax } from '../../syntax/syntax.js';
import { playersAsSubject } from '../players/players.js';

type Attacked = Variant<Condition, 'if', 'attacked you last turn'>;

const thatPlayer: Syntax<Players> = lazy(() =>
  readsAndWrites<Players>(({ players }) => players === 'that player', playersAsSubject),
);

/** “A player attacked you during their last turn”, “that player attacked you during their last turn” (CR 508.6). */
export const attackedLastTurn: readonly Syntax<Condition>[] = [
  constant<Condition>('a player attacked you during their last turn', {
    if: 'attacked you last turn',
    who: { players: 'each player' },
  }),
  says<Attacked>({ if: 'attacked you last turn' })`${{ who: thatPlayer }} attacked you during their last turn`,
];
