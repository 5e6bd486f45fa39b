import type { Cost } from '../costs.js';
import type { FaceDownKind } from '../face-down.js';
import type { StaticAbility } from '../abilities.js';
import type { StaticEffect } from '../static-effects.js';

/** CR 702.37a: it may be cast as a 2/2 face-down creature for {3}, and turned face up for its cost (702.37e). */
export function morph(cost: readonly Cost[]): StaticAbility {
  return faceDown('morph', cost);
}

/** CR 702.37b: it gets a +1/+1 counter as it is turned face up for this cost. */
export function megamorph(cost: readonly Cost[]): StaticAbility {
  return faceDown('morph', cost, {
    static: 'as it turns',
    when: 'turned face up',
    paid: true,
    effects: [{ do: 'put counters', counter: '+1/+1', count: 1, on: { objects: 'this' } }],
  });
}

/** CR 702.168a: the face-down creature has ward {2} besides. */
export function disguise(cost: readonly Cost[]): StaticAbility {
  return faceDown('disguise', cost);
}

function faceDown(as: FaceDownKind, cost: readonly Cost[], ...more: readonly StaticEffect[]): StaticAbility {
  return {
    kind: 'static',
    effects: [
      { static: 'may be cast face down', cost: [{ cost: 'mana', mana: ['3'] }], as },
      { static: 'turned face up for', cost },
      ...more,
    ],
  };
}
