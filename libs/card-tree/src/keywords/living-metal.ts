import type { StaticAbility } from '../abilities.js';

/** CR 702.161a: during your turn it is an artifact creature in addition to its other types. */
export function livingMetal(): StaticAbility {
  return {
    kind: 'static',
    condition: { if: 'your turn' },
    effects: [
      {
        static: 'continuous',
        affects: { objects: 'this' },
        changes: [{ change: 'add types', types: ['Artifact', 'Creature'], subtypes: [] }],
      },
    ],
  };
}
