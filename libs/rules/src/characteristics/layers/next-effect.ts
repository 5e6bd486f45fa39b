import type { ActiveEffect } from './active-effect.js';
import { dependsOn, type Ordering } from './dependency.js';

/**
 * The effect to apply next (CR 613.8b): the earliest that depends on none that waits. Effects in a dependency loop that
 * depend on nothing outside it are taken as if they were independent.
 *
 * @param waiting in timestamp order, at least one
 */
export function nextEffect(ordering: Ordering, waiting: readonly ActiveEffect[]): ActiveEffect {
  const dependencies = new Map(
    waiting.map((effect) => [
      effect,
      waiting.filter((other) => other !== effect && dependsOn(ordering, effect, other)),
    ]),
  );
  const reached = new Map(waiting.map((effect) => [effect, reachable(dependencies, effect)]));
  const isFree = (effect: ActiveEffect): boolean => {
    return [...reached.get(effect)!].every((other) => reached.get(other)!.has(effect));
  };
  return waiting.find(isFree)!;
}

/** Everything that an effect depends on, directly or through others. */
function reachable(
  dependencies: ReadonlyMap<ActiveEffect, readonly ActiveEffect[]>,
  from: ActiveEffect,
): ReadonlySet<ActiveEffect> {
  const found = new Set<ActiveEffect>();
  const open = [from];
  for (let effect = open.pop(); effect !== undefined; effect = open.pop()) {
    for (const next of dependencies.get(effect)!) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
