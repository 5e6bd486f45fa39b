import { type Effect, someNode } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { GameState } from '@stacktrail/game-state';
import type { DamageOccurrence } from '../game/occurrence.js';
import type { Instead } from '../game/replacement.js';
import { alongside, toFollowInstructions } from './follow-instead.js';
import { aboutDamage } from './instead-of-damage.js';
import { cannotBePrevented } from './unpreventable.js';

/**
 * CR 615.5, 615.13: what follows when an effect prevents damage that would be dealt at the same time. It follows once,
 * and “that much” is all that was prevented; where it is about the source or the recipient of the damage, it follows
 * once for each. Damage that can't be prevented counts as none (CR 615.12).
 * @returns what follows the damage of each place
 */
export function afterPrevention(
  state: GameState,
  then: readonly Effect[],
  context: TextContext,
  damage: readonly DamageOccurrence[],
  amounts: readonly number[],
): readonly Instead[] {
  const found: Instead[] = damage.map(() => []);
  for (const places of groups(then, damage)) {
    const amount = places.reduce((sum, i) => sum + amounts[i]!, 0);
    const first = places.find((i) => amounts[i]! > 0 || cannotBePrevented(state, damage[i]!));
    if (first === undefined) continue;
    const causes = [...new Set(places.flatMap((i) => damage[i]!.causes ?? []))];
    const whole = { ...damage[first]!, causes };
    found[first] = alongside(state, toFollowInstructions(whole, then, context, { ...aboutDamage(whole), amount }));
  }
  return found;
}

/** Prevents all of the damage that can be prevented, and has the instructions follow. */
export function preventedTogether(
  state: GameState,
  then: readonly Effect[],
  context: TextContext,
  damage: readonly DamageOccurrence[],
): readonly Instead[] {
  const amounts = damage.map((each) => (cannotBePrevented(state, each) ? 0 : each.amount));
  const left = damage.map((each, i) => (amounts[i] === 0 ? [each] : []));
  return withRest(left, afterPrevention(state, then, context, damage, amounts));
}

/** Adds what follows to what is left of the damage: what follows the effect that is applied first comes first. */
export function withRest(left: readonly Instead[], more: readonly Instead[]): readonly Instead[] {
  return left.map((each, i) => [...more[i]!, ...each]);
}

/** The places of the damage that the instructions follow together. */
function groups(then: readonly Effect[], damage: readonly DamageOccurrence[]): Iterable<readonly number[]> {
  const ofSource = someNode(then, (node) => node['objects'] === 'that object');
  const ofRecipient = someNode(then, (node) => node['objects'] === 'recipient' || node['players'] === 'that player');
  const found = new Map<string, number[]>();
  damage.forEach(({ from, to }, i) => {
    const key = `${ofSource ? from : ''} ${ofRecipient ? `${to.is} ${to.id}` : ''}`;
    found.set(key, [...(found.get(key) ?? []), i]);
  });
  return found.values();
}
