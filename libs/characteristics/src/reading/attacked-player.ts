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
    case 'attacked you':
      return player !== null && hasAttackedLastTurn(state, player, you);
    case 'attacked by this':
      return player !== null && hasAttackedThisTurn(state, source, player);
    case 'owner':
      return player !== null && player === state.objects.get(source)?.owner;
    case 'enchanted player':
      return player !== null && player === state.objects.get(source)?.attachedToPlayer;
    default:
      return assertNever(who, 'attacked player');
  }
}

/** Whether an object was declared as an attacker of a player this turn, not of a permanent of theirs (CR 508.3a, 508.4). */
function hasAttackedThisTurn(state: GameState, object: ObjectId, whom: PlayerId): boolean {
  return state.history.thisTurn.some(
    ({ occasion: { on, attacks } }) =>
      on === 'attacks' &&
      attacks!.some(({ as, player, attacker }) => attacker === object && as === 'player' && player === whom),
  );
}

/** Whether an object attacked a player in the combat phase of `you` before the latest one that has begun (CR 508.6). */
export function attackedInLastCombat(state: GameState, you: PlayerId, object: ObjectId, whom: PlayerId): boolean {
  const attacks = state.players[you]?.attacksLastCombat ?? [];
  return attacks.some(({ attacker, player }) => attacker === object && player === whom);
}

/** Whether a player attacked another during their last turn, as attackers were declared (CR 508.6). */
export function hasAttackedLastTurn(state: GameState, player: PlayerId, whom: PlayerId): boolean {
  return state.players[player]?.attackedLastTurn.includes(whom) === true;
}
