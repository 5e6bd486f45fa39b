import { creature } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';
import { combatDamageByYours } from './dealt-by-yours.js';

/** CR 702.173a. */
export const freerunning: CastingMethod = {
  keyword: 'freerunning',
  rule: '702.173a',
  from: null,
  condition: combatDamageByYours({
    is: 'all',
    of: [
      creature,
      {
        is: 'any',
        of: [
          { is: 'subtype', subtype: 'Assassin' },
          { is: 'designated', as: 'commander' },
        ],
      },
    ],
  }),
};
