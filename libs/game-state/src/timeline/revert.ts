import { GameObjectRecord, type GameObject } from '../state/game-object.js';
import { GameStateRecord, type GameState } from '../state/game-state.js';
import { PlayerStateRecord, type PlayerState } from '../state/player-state.js';

/**
 * The state from which play goes on after a reversal (CR 731): the earlier state, except for what belongs to the
 * timeline. Ids of objects and effects and random words aren't used again, and players still know what they have seen.
 *
 * @param before the state that the reversal goes back to
 * @param current the state at the reversal
 */
export function revert(before: GameState, current: GameState): GameState {
  const next = new GameStateRecord(before);
  next.revision = current.revision;
  next.nextObject = current.nextObject;
  next.nextEffect = current.nextEffect;
  next.nextTrigger = current.nextTrigger;
  next.nextMana = current.nextMana;
  next.draws = current.draws;
  next.pending = null;
  next.players = before.players.map((player) => withNumbersOf(player, current.players[player.id]));
  for (const seen of current.objects.values()) {
    const old = before.objects.get(seen.id);
    if (old === undefined || old.left) continue;
    const knownTo = old.knownTo | seenOf(current, seen);
    if (knownTo === old.knownTo) continue;
    const copy = new GameObjectRecord(old);
    copy.knownTo = knownTo;
    next.objects = next.objects.set(seen.id, copy);
  }
  return next;
}

/** Ids that were given to cards of a hand since then aren't given again. */
function withNumbersOf(player: PlayerState, current: PlayerState | undefined): PlayerState {
  if (current === undefined || current.handNumbers === player.handNumbers) return player;
  const copy = new PlayerStateRecord(player);
  copy.handNumbers = current.handNumbers;
  return copy;
}

/** Who has seen which card an object is, as this object or as what it became since. */
function seenOf(state: GameState, object: GameObject): number {
  let seats = object.knownTo;
  for (let next = state.objects.get(object.becomes); next !== undefined; next = state.objects.get(next.becomes)) {
    if (next.card !== object.card) break;
    seats |= next.knownTo;
  }
  return seats;
}
