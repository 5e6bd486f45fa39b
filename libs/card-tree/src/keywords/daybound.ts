import type { StaticAbility } from '../abilities.js';

/**
 * CR 702.145b: if it is night, it enters transformed. That it turns as it becomes night, and not otherwise, is the matter
 * of `designations/day-and-night.ts` and of transforming.
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
