import {
  hasRule,
  type Violation,
  attackerObstacle,
  cantAttack,
  isInWrongDirection,
  attackable,
  nameOf,
  violationBy,
} from '@stacktrail/characteristics';
import { sameRef } from '@stacktrail/engine';
import type { Attack, ObjectId } from '@stacktrail/game-events';
import { objectOf, presentObject, type GameState } from '@stacktrail/game-state';
import { attackLimits, exceeded } from './attack-limits.js';
import { groupRestrictionsOf, obeysGroupRestriction } from './group-restrictions.js';
import { obeyedBy, requiredAttacks } from './required-attacks.js';

/** What makes a declaration of attackers illegal as a whole (CR 508.1a–d), or `null`. */
export function attackViolation(state: GameState, attacks: readonly Attack[]): Violation | null {
  return (
    attackersViolation(state, attacks) ?? restrictionViolation(state, attacks) ?? requirementViolation(state, attacks)
  );
}

/** CR 508.1a, 508.1b, and the restrictions that depend on nothing but the attacker and what it attacks (CR 508.1c). */
function attackersViolation(state: GameState, attacks: readonly Attack[]): Violation | null {
  const declared = new Set<ObjectId>();
  const defenders = attackable(state);
  for (const { attacker, defender } of attacks) {
    const object = presentObject(state, attacker);
    if (object === undefined) return { rule: '508.1a', message: `There is no object ${attacker} to attack with.` };
    const hindrance = attackerObstacle(state, object);
    if (hindrance !== null) return violationBy(state, object, hindrance);
    if (declared.has(attacker)) {
      return { rule: '508.1b', message: `${nameOf(state, object)} attacks one player or permanent, not several.` };
    }
    if (!defenders.some((legal) => sameRef(legal, defender))) {
      return { rule: '508.1b', message: `${nameOf(state, object)} can’t attack ${defender.is} ${defender.id}.` };
    }
    if (cantAttack(state, object, defender) || isInWrongDirection(state, defender)) {
      return { rule: '508.1c', message: `${nameOf(state, object)} can’t attack ${defender.is} ${defender.id}.` };
    }
    declared.add(attacker);
  }
  return null;
}

/** CR 508.1c: the restrictions on the group as a whole. */
function restrictionViolation(state: GameState, attacks: readonly Attack[]): Violation | null {
  const limit = exceeded(state, attackLimits(state), attacks);
  if (limit !== undefined) {
    return {
      rule: '508.1c',
      message: `No more than ${limit.count}${limit.before.size > 0 ? ' more' : ''} creatures can attack that way.`,
    };
  }
  const attackers = attacks.map(({ attacker }) => attacker);
  const together = new Set(attackers);
  const lonely = groupRestrictionsOf(state, attackers, 'attacks only with').find(
    (each) => !obeysGroupRestriction(each, together),
  );
  if (lonely === undefined) return null;
  const name = nameOf(state, objectOf(state, lonely.object));
  return { rule: '508.1c', message: `${name} can’t attack without ${lonely.count} other fitting creatures.` };
}

/** CR 508.1d. */
function requirementViolation(state: GameState, attacks: readonly Attack[]): Violation | null {
  const required = requiredAttacks(state);
  const most = obeyedBy(state, required);
  const obeyed = obeyedBy(state, attacks);
  if (obeyed >= most) return null;
  const declared = new Set(attacks.map(({ attacker }) => attacker));
  const idle = required.find(({ attacker }) => !declared.has(attacker));
  if (idle !== undefined && hasRule(state, objectOf(state, idle.attacker), 'attacks each combat if able')) {
    const name = nameOf(state, objectOf(state, idle.attacker));
    return { rule: '508.1d', message: `${name} attacks each combat if able, and is able to.` };
  }
  const must = required
    .map(({ attacker, defender }) => `${nameOf(state, objectOf(state, attacker))} → ${defender.is} ${defender.id}`)
    .join(', ');
  return {
    rule: '508.1d',
    message: `${most} requirements to attack can be obeyed, and this obeys ${obeyed}. One way to obey them: ${must}.`,
  };
}
