import type { Attacked } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';

/** The controller and the source of a text, and its “that player”. */
interface AttackContext {
  readonly you: PlayerId;
  readonly source: ObjectId;
  readonly thatPlayer?: PlayerId | null;
}

/** Whether a text is about attacks on this player: “whenever a creature attacks you”. */
export function matchesAttackedPlayer(
  state: GameState,
  { who }: Attacked,
  player: PlayerId | null,
  { you, source, thatPlayer = null }: AttackContext,
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
