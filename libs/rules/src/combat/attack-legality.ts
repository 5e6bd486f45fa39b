import type { Attack, ObjectId, Ref } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import { sameRef, type Violation } from '../game/question.js';
import type { GameObject } from '../state/game-object.js';
import { objectOf, presentObject, type GameState } from '../state/game-state.js';
import { typeBit } from '../state/printed.js';
import { attackable } from './defending-player.js';
import { nameOf, violationBy, type Obstacle } from './obstacle.js';

export interface LegalAttacker {
  readonly object: ObjectId;
  readonly defenders: readonly Ref[];
}

const creature = typeBit('Creature');
const battle = typeBit('Battle');

const notYours: Obstacle = { rule: '508.1a', because: 'is not controlled by the active player' };
const notCreature: Obstacle = { rule: '506.3', because: 'is not a creature' };
const isBattle: Obstacle = { rule: '508.1a', because: 'is a battle' };
const isTapped: Obstacle = { rule: '508.1a', because: 'is tapped' };
const isNew: Obstacle = {
  rule: '302.6',
  because: 'has neither haste nor been under its controller’s control since the turn began',
};
const hasDefender: Obstacle = { rule: '702.3b', because: 'has defender' };
const cant: Obstacle = { rule: '508.1c', because: 'can’t attack' };

/** What keeps a permanent from attacking (CR 508.1a, 508.1c), or `null`. */
function obstacle(state: GameState, object: GameObject): Obstacle | null {
  if (object.zone !== 'battlefield' || object.controller !== state.activePlayer) return notYours;
  const { types, keywords, rules } = characteristicsOf(state, object);
  if ((types & creature) === 0) return notCreature;
  if ((types & battle) !== 0) return isBattle;
  if (object.tapped) return isTapped;
  if (object.controlledSince >= state.turn && !keywords.has('haste')) return isNew;
  if (keywords.has('defender')) return hasDefender;
  if (rules.has("can't attack")) return cant;
  return null;
}

/** The active player's creatures that can attack, each with what it can attack (CR 508.1a–c). */
export function legalAttackers(state: GameState): readonly LegalAttacker[] {
  const attackers: LegalAttacker[] = [];
  let defenders: readonly Ref[] | null = null;
  for (const id of state.battlefield) {
    if (obstacle(state, objectOf(state, id)) !== null) continue;
    defenders ??= attackable(state);
    if (defenders.length > 0) attackers.push({ object: id, defenders });
  }
  return attackers;
}

function mustAttack(state: GameState, attacker: LegalAttacker): boolean {
  return characteristicsOf(state, objectOf(state, attacker.object)).rules.has('attacks each combat if able');
}

/**
 * A declaration of attackers that obeys as many requirements as can be (CR 508.1d), and no creature more.
 *
 * No restriction in the card language depends on which other creatures attack, so every creature that can attack can
 * do so beside any others, and the maximum is one requirement for each that must.
 */
export function requiredAttacks(state: GameState): readonly Attack[] {
  return legalAttackers(state)
    .filter((attacker) => mustAttack(state, attacker))
    .map((attacker) => ({ attacker: attacker.object, defender: attacker.defenders[0]! }));
}

/** What makes a declaration of attackers illegal as a whole (CR 508.1a–d), or `null`. */
export function attackViolation(state: GameState, attacks: readonly Attack[]): Violation | null {
  const declared = new Set<ObjectId>();
  const defenders = attackable(state);
  for (const { attacker, defender } of attacks) {
    const object = presentObject(state, attacker);
    if (object === undefined) return { rule: '508.1a', message: `There is no object ${attacker} to attack with.` };
    const hindrance = obstacle(state, object);
    if (hindrance !== null) return violationBy(state, object, hindrance);
    if (declared.has(attacker)) {
      return { rule: '508.1b', message: `${nameOf(state, object)} attacks one player or permanent, not several.` };
    }
    if (!defenders.some((legal) => sameRef(legal, defender))) {
      return { rule: '508.1b', message: `${nameOf(state, object)} can’t attack ${defender.is} ${defender.id}.` };
    }
    declared.add(attacker);
  }
  const idle = requiredAttacks(state).find((required) => !declared.has(required.attacker));
  if (idle === undefined) return null;
  const name = nameOf(state, objectOf(state, idle.attacker));
  return { rule: '508.1d', message: `${name} attacks each combat if able, and is able to.` };
}
