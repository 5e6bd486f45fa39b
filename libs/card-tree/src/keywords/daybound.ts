import type { StaticAbility } from '../abilities.js';

/**
 * CR 702.145b: if it is night, it enters transformed. `designations/day-and-night.ts` transforms it when it becomes
 * night, and the rules of transforming forbid any other way.
 */
export function daybound(): StaticAbility {
  return {
    kind: 'static',
    effects: [
      {
        static: 'replacement',
        replacement: {
          would: 'enter',
          what: { is: 'this' },
          instead: { enters: 'transformed', if: { if: 'designated', as: 'night' } },
        },
      },
    ],
  };
}
