import {
  hasKeyword,
  hasRule,
  staticsInForce,
  evaluateAmount,
  plainContext,
  combatEffects,
  contextOfEffect,
  defendingPlayerOf,
} from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectOf, presentObject, type GameState } from '@stacktrail/game-state';
import { blockerObstacle, evasionOf } from './can-block.js';

/** A creature that can block, and the attackers that it can block. */
export interface LegalBlocker {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}

/** The creatures that attack a player, a planeswalker of theirs or a battle they protect (CR 509.1a, 802.4b). */
export function attackersAgainst(state: GameState, player: PlayerId): readonly GameObject[] {
  const found: GameObject[] = [];
  for (const attacker of state.combat?.attackers ?? []) {
    if (defendingPlayerOf(state, attacker.defender) !== player) continue;
    const object = presentObject(state, attacker.object);
    if (object !== undefined) found.push(object);
  }
  return found;
}

/** How many creatures must block an attacker if any does (CR 509.1b, 702.111b). */
export function fewestBlockers(state: GameState, attacker: GameObject): number {
  const menace = hasKeyword(state, attacker, 'menace') ? 2 : 1;
  return Math.max(menace, ...combatEffects(state, attacker, 'blocked by at least').map(({ rule }) => rule.count));
}

/** How many creatures can block an attacker (CR 509.1b). */
export function mostBlockers(state: GameState, attacker: GameObject): number {
  return Math.min(Infinity, ...combatEffects(state, attacker, 'blocked by at most').map(({ rule }) => rule.count));
}

/** How many attackers a creature can block (CR 509.1a). */
export function mostAttackers(state: GameState, blocker: GameObject): number {
  let most = hasRule(state, blocker, 'can block an additional creature') ? 2 : 1;
  for (const effect of combatEffects(state, blocker, 'can block additional')) {
    const { count } = effect.rule;
    most += count === 'any number' ? Infinity : evaluateAmount(state, count, contextOfEffect(effect, blocker.id));
  }
  return most;
}

/** How many creatures can block in this combat in all (CR 509.1b). */
export function mostCreaturesBlocking(state: GameState): number {
  const limits = staticsInForce(state, 'block limit').map(({ source, effect }) =>
    evaluateAmount(state, effect.count, plainContext(objectOf(state, source).controller, source)),
  );
  return Math.min(Infinity, ...limits);
}

/**
 * A player's creatures that can block, each with the attackers that it can block (CR 509.1a, 509.1b).
 *
 * An attacker that too few creatures can block is left out: no legal declaration blocks it.
 */
export function legalBlockers(state: GameState, player: PlayerId): readonly LegalBlocker[] {
  const attackers = attackersAgainst(state, player);
  if (attackers.length === 0) return [];
  const blockers: GameObject[] = [];
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    if (blockerObstacle(state, object, player) === null) blockers.push(object);
  }
  const options = blockers.map((): ObjectId[] => []);
  for (const attacker of attackers) {
    const able = blockers.map((blocker) => evasionOf(state, attacker, blocker, player) === null);
    const fewest = fewestBlockers(state, attacker);
    if (able.filter(Boolean).length < fewest || mostBlockers(state, attacker) < fewest) continue;
    able.forEach((canBlock, i) => canBlock && options[i]!.push(attacker.id));
  }
  return blockers
    .map((blocker, i): LegalBlocker => ({ object: blocker.id, attackers: options[i]! }))
    .filter((blocker) => blocker.attackers.length > 0);
}
