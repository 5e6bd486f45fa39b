import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { hasKeyword, hasRule } from '../characteristics/queries.js';
import type { GameObject } from '../state/game-object.js';
import { objectOf, presentObject, type GameState } from '../state/game-state.js';
import { blockerObstacle, evasionOf } from './can-block.js';
import { defendingPlayerOf } from './defending-player.js';

/** A creature that can block, and the attackers that it can block. */
export interface LegalBlocker {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}

/** The creatures that attack a player or a planeswalker of theirs (CR 509.1a, 802.4b). */
export function attackersAgainst(state: GameState, player: PlayerId): readonly GameObject[] {
  const found: GameObject[] = [];
  for (const attacker of state.combat?.attackers ?? []) {
    if (defendingPlayerOf(state, attacker.defender) !== player) continue;
    const object = presentObject(state, attacker.object);
    if (object !== undefined) found.push(object);
  }
  return found;
}

/** How many creatures must block an attacker if any does (CR 702.111b). */
export function fewestBlockers(state: GameState, attacker: GameObject): number {
  return hasKeyword(state, attacker, 'menace') ? 2 : 1;
}

/** How many attackers a creature can block (CR 509.1a). */
export function mostAttackers(state: GameState, blocker: GameObject): number {
  return hasRule(state, blocker, 'can block an additional creature') ? 2 : 1;
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
    if (able.filter(Boolean).length < fewestBlockers(state, attacker)) continue;
    able.forEach((canBlock, i) => canBlock && options[i]!.push(attacker.id));
  }
  return blockers
    .map((blocker, i): LegalBlocker => ({ object: blocker.id, attackers: options[i]! }))
    .filter((blocker) => blocker.attackers.length > 0);
}
