import type { Filter } from '../filters.js';
import type { Instructions } from '../abilities.js';
import { creature, self } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

export const mutate: CastingMethod = { keyword: 'mutate', rule: '702.140a', from: null };

const sameOwner: Filter = { is: 'owned by players', who: { players: 'owner of', objects: self } };
const nonHuman: Filter = { is: 'not', of: { is: 'subtype', subtype: 'Human' } };

/** CR 702.140a: a mutating creature spell targets a non-Human creature with the same owner. */
export const mutatingInstructions: Instructions = {
  modes: [
    {
      targets: [{ kind: 'permanent', filter: { is: 'all', of: [nonHuman, creature, sameOwner] }, min: 1, max: 1 }],
      effects: [],
    },
  ],
};
