import type { ActiveEffect } from './active-effect.js';
import { dependsOn, mayDepend, type Ordering } from './dependency.js';

/**
 * The effect to apply next (CR 613.8b): the earliest that doesn't depend on a waiting one. Effects in a dependency loop
 * that depend on nothing outside the loop count as independent.
 *
 * @param waiting in timestamp order, at least one
 */
export function nextEffect(ordering: Ordering, waiting: readonly ActiveEffect[]): ActiveEffect {
  const dependencies = new Dependencies(ordering, waiting);
  return waiting.find((effect) => dependencies.areInLoops(effect))!;
}

/**
 * The dependencies among effects, determined only when they are asked for, because the earliest effect usually depends
 * on nothing.
 */
class Dependencies {
  private readonly known = new Map<ActiveEffect, Map<ActiveEffect, boolean>>();

  constructor(
    private readonly ordering: Ordering,
    private readonly waiting: readonly ActiveEffect[],
  ) {}

  /** Whether everything that an effect depends on also depends on it. */
  areInLoops(effect: ActiveEffect): boolean {
    for (const other of this.reached(effect)) if (!this.reaches(other, effect)) return false;
    return true;
  }

  private reaches(from: ActiveEffect, to: ActiveEffect): boolean {
    for (const other of this.reached(from)) if (other === to) return true;
    return false;
  }

  /** Everything that an effect depends on, directly or through others. */
  private *reached(from: ActiveEffect): Generator<ActiveEffect> {
    const found = new Set<ActiveEffect>();
    const open = [from];
    for (let effect = open.pop(); effect !== undefined; effect = open.pop()) {
      for (const other of this.waiting) {
        if (other === effect || found.has(other) || !this.depends(effect, other)) continue;
        found.add(other);
        open.push(other);
        yield other;
      }
    }
  }

  private depends(effect: ActiveEffect, other: ActiveEffect): boolean {
    if (!mayDepend(this.ordering, effect, other)) return false;
    const known = this.known.get(effect) ?? new Map<ActiveEffect, boolean>();
    this.known.set(effect, known);
    for (const [one, depends] of known) if (this.areAlike(one, other)) return depends;
    const depends = dependsOn(this.ordering, effect, other);
    known.set(other, depends);
    return depends;
  }

  /** Whether both effects do the same, as several activations of one ability do, so that their order doesn't matter. */
  private areAlike(one: ActiveEffect, other: ActiveEffect): boolean {
    if (one === other) return true;
    const part = one.partIn(this.ordering.layer)!;
    if (part !== other.partIn(this.ordering.layer) || part.asksForChoice || part.namesGranter || part.perObject)
      return false;
    if (one.ability !== null || other.ability !== null || one.context.you !== other.context.you) return false;
    return isSameList(one.affected.ids, other.affected.ids) && isSameList(one.values ?? [], other.values ?? []);
  }
}

function isSameList(one: readonly number[] | null, other: readonly number[] | null): boolean {
  return one !== null && one.length === other?.length && one.every((item, i) => item === other[i]);
}
