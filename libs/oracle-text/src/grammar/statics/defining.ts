import type { StaticEffect, Modification } from '@stacktrail/card-tree';

/**
 * Marks effects on a card's own colors and types without a condition as characteristic-defining: they apply in all
 * zones (CR 604.3, 604.3a). Their words are those of other effects.
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

/** The inverse of `asDefining`: the effects as the text words them. */
export function asSaid(effects: readonly StaticEffect[]): readonly StaticEffect[] {
  return effects.map((effect) => {
    if (effect.static === 'defines colors') return ofThis({ change: 'set colors', colors: effect.colors });
    return effect.static === 'is every creature type' ? ofThis({ change: 'add all creature types' }) : effect;
  });
}

function ofThis(change: Modification): StaticEffect {
  return { static: 'continuous', affects: { objects: 'this' }, changes: [change] };
}
