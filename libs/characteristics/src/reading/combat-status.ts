import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { type Attacker, type GameObject, opponentsOf, type GameState, designationOf } from '@stacktrail/game-state';
import type { TextContext } from './text-context.js';

/** The object as an attacking creature (CR 508.1k), if it is one. */
export function attackerOf(state: GameState, id: ObjectId): Attacker | undefined {
  return state.combat?.attackers.find((attacker) => attacker.object === id);
}

/** Whether it is an attacking creature, or was one when it left the battlefield (CR 508.1k, 608.2h). */
export function wasOrIsAttacking(state: GameState, { id, left }: GameObject): boolean {
  if (!left) return attackerOf(state, id) !== undefined;
  return state.combat?.former.some(({ object }) => object === id) === true;
}

/** CR 509.1g. */
export function isBlocking(state: GameState, id: ObjectId): boolean {
  return state.combat !== null && state.combat.attackers.some((attacker) => attacker.blockers.includes(id));
}

/** The attackers that a creature blocks (CR 509.1g). */
export function attackersBlockedBy(state: GameState, blocker: ObjectId): readonly ObjectId[] {
  return (state.combat?.attackers ?? [])
    .filter((attacker) => attacker.blockers.includes(blocker))
    .map((attacker) => attacker.object);
}

/** CR 509.1h: a creature is unblocked only once blockers have been declared. */
export function isUnblocked(state: GameState, id: ObjectId): boolean {
  if (state.step === 'beginning of combat' || state.step === 'declare attackers') return false;
  return attackerOf(state, id)?.blocked === false;
}

/** What a creature attacks, or attacked if it no longer does (CR 508.5). */
export function attackOf(state: GameState, id: ObjectId): { readonly defender: Ref } | undefined {
  return attackerOf(state, id) ?? state.combat?.former.filter(({ object }) => object === id).at(-1);
}

/**
 * The defending player that a text means (CR 506.2, 508.5): the one whom its source, or the object that its ability
 * triggered on, attacks or attacked; otherwise, during combat, the active player's only opponent; `null` if there is
 * none.
 */
export function defendingPlayer(state: GameState, context: TextContext): PlayerId | null {
  const attacker =
    attackOf(state, context.source) ?? (context.trigger === null ? undefined : attackOf(state, context.trigger.object));
  if (attacker !== undefined) {
    const { defender } = attacker;
    if (defender.is === 'player') return defender.id;
    const object = state.objects.get(defender.id);
    if (object === undefined) return null;
    return designationOf(object.designations, 'protector')?.player ?? object.controller; // CR 310.8d
  }
  const opponents = opponentsOf(state, state.activePlayer);
  return state.combat !== null && opponents.length === 1 ? opponents[0]! : null;
}
