import type { OptionalCost } from './optional-cost.js';

/** CR 702.166a. “If it was bargained” asks whether this cost was paid (702.166b, 702.166c). */
export const bargain: OptionalCost = {
  keyword: 'bargain',
  rule: '702.166a',
  times: 'once',
  cost: () => [
    {
      cost: 'sacrifice',
      filter: {
        is: 'any',
        of: [{ is: 'type', type: 'Artifact' }, { is: 'type', type: 'Enchantment' }, { is: 'token' }],
      },
      count: 1,
    },
  ],
};
