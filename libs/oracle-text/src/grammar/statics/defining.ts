import type { StaticEffect, Modification } from '@stacktrail/card-tree';

/**
 * What a card says without a condition of its own colors and types defines them in all zones (CR 604.3, 604.3a); the words
 * are those of any such effect.
 */
export function asDefining(effects: readonly StaticEffect[]): readonly StaticEffect[] {
  return effects.map((effect) => {
    if (effect.static !== 'continuous' || effect.affects.objects !== 'this') return effect;
    const [change, ...more] = effect.changes;
    if (change === undefined || more.length > 0) return effect;
    if (change.change === 'set colors') return { static: 'defines colors', colors: change.colors };
    return change.change === 'add all creature types' ? { static: 'is every creature type' } : effect;
  });
}

/** The same effects as the text says them. */
export function asSaid(effects: readonly StaticEffect[]): readonly StaticEffect[] {
  return effects.map((effect) => {
    if (effect.static === 'defines colors') return ofThis({ change: 'set colors', colors: effect.colors });
    return effect.static === 'is every creature type' ? ofThis({ change: 'add all creature types' }) : effect;
  });
}

function ofThis(change: Modification): StaticEffect {
  return { static: 'continuous', affects: { objects: 'this' }, changes: [change] };
}
