import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Attacker } from '../state/combat.js';
import { opponentsOf, type GameState } from '../state/game-state.js';
import type { TextContext } from './text-context.js';

/** The object as an attacking creature (CR 508.1k), if it is one. */
export function attackerOf(state: GameState, id: ObjectId): Attacker | undefined {
  return state.combat?.attackers.find((attacker) => attacker.object === id);
}

/** CR 509.1g. */
export function isBlocking(state: GameState, id: ObjectId): boolean {
  return state.combat !== null && state.combat.attackers.some((attacker) => attacker.blockers.includes(id));
}

/** CR 509.1h: a creature is unblocked only once blockers have been declared. */
export function isUnblocked(state: GameState, id: ObjectId): boolean {
  if (state.step === 'beginning of combat' || state.step === 'declare attackers') return false;
  return attackerOf(state, id)?.blocked === false;
}

/**
 * The defending player that a text means (CR 506.2, 508.5): the one that its object, or the object of its event, attacks;
 * otherwise the only opponent of the active player during combat; `null` where there is none.
 */
export function defendingPlayer(state: GameState, context: TextContext): PlayerId | null {
  const attacker =
    attackerOf(state, context.source) ??
    (context.trigger === null ? undefined : attackerOf(state, context.trigger.object));
  if (attacker !== undefined) {
    const { defender } = attacker;
    return defender.is === 'player' ? defender.id : (state.objects.get(defender.id)?.controller ?? null);
  }
  const opponents = opponentsOf(state, state.activePlayer);
  return state.combat !== null && opponents.length === 1 ? opponents[0]! : null;
}
