import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { insteadOfDamage } from './instead-of-damage.js';
import { prevents } from './kind-of-replacement.js';
import type { DamageOccurrence, Occurrence } from '../game/occurrence.js';
import type { Instead } from '../game/replacement.js';
import { cannotBePrevented } from './unpreventable.js';

type Damage = Extract<ReplacementTree, { would: 'be dealt damage' }>;

/** Whether an effect treats all damage that would be dealt to a recipient at the same time as one event. */
export function takesTogether(tree: ReplacementTree): tree is Damage {
  if (tree.would !== 'be dealt damage' || tree.together !== true) return false;
  return tree.instead.do === 'prevent all' || tree.instead.do === 'follow';
}

/**
 * Replaces all damage that would be dealt at the same time (CR 615.13), once for each recipient, whose total damage is
 * “that much”. Of several sources, “that source” is the first. Damage that can't be prevented is still dealt (CR
 * 615.12).
 */
export function* insteadOfAll(
  game: Game,
  tree: Damage,
  context: TextContext,
  all: readonly Occurrence[],
): Procedure<readonly Instead[]> {
  const { state } = game;
  const damage = all as readonly DamageOccurrence[];
  const found: Instead[] = damage.map((each) => [each]);
  for (const group of byRecipient(damage)) {
    const taken = prevents(tree) ? group.filter((i) => !cannotBePrevented(state, damage[i]!)) : group;
    const [first = group[0]!, ...rest] = taken;
    const whole = taken.length === 0 ? damage[first]! : merged(taken.map((i) => damage[i]!));
    found[first] = yield* insteadOfDamage(state, whole, tree.instead, context)(game);
    for (const i of rest) found[i] = [];
  }
  return found;
}

function merged([first, ...rest]: readonly DamageOccurrence[]): DamageOccurrence {
  return { ...first!, amount: rest.reduce((sum, { amount }) => sum + amount, first!.amount) };
}

/** The places of the damage to each recipient. */
function byRecipient(damage: readonly DamageOccurrence[]): Iterable<readonly number[]> {
  const groups = new Map<string, number[]>();
  damage.forEach(({ to }, i) => {
    const key = `${to.is} ${to.id}`;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  });
  return groups.values();
}
