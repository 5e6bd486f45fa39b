import { characteristicsOf, type Violation, nameOf } from '@stacktrail/characteristics';
import { sameRef } from '@stacktrail/engine';
import type { DamageAssignment, ObjectId, Ref } from '@stacktrail/game-events';
import { countersOn, objectOf, type GameState } from '@stacktrail/game-state';
import type { DamageAssigner } from '../../changes/damage-assigners.js';

/** How much damage more would be lethal for a creature: its toughness without the damage marked on it. */
function untilLethal(state: GameState, id: ObjectId): number {
  const object = objectOf(state, id);
  return (characteristicsOf(state, object).toughness ?? 0) - object.damage;
}

/**
 * What a creature must assign whatever its controller prefers, or `null` if there is a choice (CR 510.1b–d).
 *
 * @param side all that this player's creatures assign in this step
 */
export function forcedAssignment(
  state: GameState,
  assigner: DamageAssigner,
  side: readonly DamageAssigner[],
): readonly DamageAssignment[] | null {
  const { object: from, power, recipients } = assigner;
  const [to, ...more] = recipients;
  if (to === undefined || power === 0) return [];
  if (more.length === 0 || tramplesInVain(state, assigner, side)) return [{ from, to, amount: power }];
  return null;
}

/** Whether a creature with trample has one blocker and too little power for anything beyond it (CR 702.19b). */
function tramplesInVain(state: GameState, assigner: DamageAssigner, side: readonly DamageAssigner[]): boolean {
  const { recipients, tramplesTo, power } = assigner;
  if (tramplesTo === null || assigner.tramplesOver !== null || recipients.length !== 2) return false;
  const blocker = recipients[0]!;
  if (blocker.is !== 'object') return false;
  const others = side.filter((other) => other !== assigner && other.recipients.some((to) => sameRef(to, blocker)));
  if (others.some((other) => other.deathtouch && other.power > 0)) return false;
  const missing = others.reduce((rest, other) => rest - other.power, untilLethal(state, blocker.id));
  return power <= (assigner.deathtouch ? Math.min(1, missing) : missing);
}

/**
 * What makes a player's whole assignment of combat damage illegal (CR 510.1e), or `null`.
 *
 * @param choosers the creatures that the player assigns damage from
 * @param side all that this player's creatures assign in this step, those without a choice included
 * @param forced what the others of them assign
 */
export function damageViolation(
  state: GameState,
  choosers: readonly DamageAssigner[],
  side: readonly DamageAssigner[],
  forced: readonly DamageAssignment[],
  chosen: readonly DamageAssignment[],
): Violation | null {
  for (const { from } of chosen) {
    if (choosers.some((assigner) => assigner.object === from)) continue;
    return { rule: '510.1e', message: `Object ${from} is not among the creatures whose damage is to be assigned.` };
  }
  const everything = [...forced, ...chosen];
  for (const assigner of choosers) {
    const shares = chosen.filter((share) => share.from === assigner.object);
    const violation =
      shareViolation(state, assigner, shares) ??
      unblockedViolation(state, assigner, shares) ??
      trampleViolation(state, assigner, shares, side, everything) ??
      overViolation(state, assigner, shares, everything);
    if (violation !== null) return violation;
  }
  return null;
}

/** CR 510.1a, 510.1c, 510.1d. */
function shareViolation(
  state: GameState,
  assigner: DamageAssigner,
  shares: readonly DamageAssignment[],
): Violation | null {
  const name = nameOf(state, objectOf(state, assigner.object));
  const foreign = shares.find((share) => !assigner.recipients.some((to) => sameRef(to, share.to)));
  if (foreign !== undefined) {
    const rule =
      state.combat?.attackers.some(({ object }) => object === assigner.object) === true ? '510.1c' : '510.1d';
    return { rule, message: `${name} can’t assign combat damage to ${foreign.to.is} ${foreign.to.id}.` };
  }
  const twice = shares.some((share, i) => shares.findIndex((other) => sameRef(other.to, share.to)) !== i);
  const whole = shares.every((share) => Number.isSafeInteger(share.amount) && share.amount > 0);
  const total = shares.reduce((sum, share) => sum + share.amount, 0);
  if (!twice && whole && total === assigner.power) return null;
  return { rule: '510.1a', message: `${name} assigns ${assigner.power} damage in all, in whole parts, not ${total}.` };
}

/** For damage that may be assigned as though the attacker weren't blocked: all of it goes to what is attacked, or all to the blockers (CR 510.1b, 510.1c). */
function unblockedViolation(
  state: GameState,
  { object, asUnblocked }: DamageAssigner,
  shares: readonly DamageAssignment[],
): Violation | null {
  if (asUnblocked === null || shares.length < 2 || !shares.some((share) => sameRef(share.to, asUnblocked))) return null;
  const name = nameOf(state, objectOf(state, object));
  return { rule: '510.1c', message: `${name} assigns all its damage as though it weren’t blocked, or none so.` };
}

/** CR 702.19b: nothing beyond its blockers before all of them have lethal damage, deathtouch heeded (702.2c). */
function trampleViolation(
  state: GameState,
  { object, recipients, tramplesTo, tramplesOver }: DamageAssigner,
  shares: readonly DamageAssignment[],
  side: readonly DamageAssigner[],
  everything: readonly DamageAssignment[],
): Violation | null {
  const beyond = [tramplesTo, tramplesOver].filter((ref) => ref !== null);
  if (tramplesTo === null || !shares.some((share) => beyond.some((ref) => sameRef(share.to, ref)))) return null;
  const spared = recipients.find(
    (to) => !beyond.some((ref) => sameRef(to, ref)) && !isLethal(state, to, side, everything),
  );
  if (spared === undefined) return null;
  const [name, blocker] = [object, spared.id as ObjectId].map((id) => nameOf(state, objectOf(state, id)));
  return {
    rule: '702.19b',
    message: `${name} must assign lethal damage to ${blocker} before it assigns damage beyond its blockers.`,
  };
}

/** CR 702.19c: nothing for the planeswalker's controller before the planeswalker has damage equal to its loyalty. */
function overViolation(
  state: GameState,
  { object, recipients, tramplesOver }: DamageAssigner,
  shares: readonly DamageAssignment[],
  everything: readonly DamageAssignment[],
): Violation | null {
  if (tramplesOver === null || !shares.some((share) => sameRef(share.to, tramplesOver))) return null;
  const attacked = recipients.at(-2);
  if (attacked?.is !== 'object') return null;
  const walker = objectOf(state, attacked.id);
  const assigned = everything.reduce((sum, { to, amount }) => sum + (sameRef(to, attacked) ? amount : 0), 0);
  if (assigned >= countersOn(walker, 'loyalty')) return null;
  return {
    rule: '702.19c',
    message: `${nameOf(state, objectOf(state, object))} must assign damage equal to its loyalty to ${nameOf(state, walker)} first.`,
  };
}

function isLethal(
  state: GameState,
  to: Ref,
  side: readonly DamageAssigner[],
  assignments: readonly DamageAssignment[],
): boolean {
  if (to.is !== 'object') return true;
  const shares = assignments.filter((share) => sameRef(share.to, to));
  const touch = (id: ObjectId): boolean => side.some((assigner) => assigner.object === id && assigner.deathtouch);
  if (shares.some((share) => touch(share.from))) return true;
  return shares.reduce((sum, share) => sum + share.amount, 0) >= untilLethal(state, to.id);
}
