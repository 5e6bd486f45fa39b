import type { Attacked } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';

/** Whose words they are, and of which object. */
interface Speaking {
  readonly you: PlayerId;
  readonly source: ObjectId;
  readonly thatPlayer?: PlayerId | null;
}

/** Whether an attack on a player is one that a text is about. */
export function isAttackedPlayer(
  state: GameState,
  { who }: Attacked,
  player: PlayerId | null,
  { you, source, thatPlayer = null }: Speaking,
): boolean {
  switch (who) {
    case 'any player':
      return true;
    case 'you':
      return player === you;
    case 'not you':
    case 'opponent':
      return player !== you;
    case 'that player':
      return player === thatPlayer;
    case 'enchanted player':
      return player !== null && player === state.objects.get(source)?.attachedToPlayer;
    default:
      return assertNever(who, 'attacked player');
  }
}
