import type { Amount } from '../amounts.js';
import type { Objects } from '../references.js';
import type { TriggeredAbility } from '../abilities.js';
import { self, you } from './common-nodes.js';

const revealed: Objects = { objects: 'result', label: 'rippled' };

/** CR 702.60a: any of the revealed cards with this spell's name may be cast without paying their mana costs. */
export function ripple(count: Amount): TriggeredAbility {
  const castIt = {
    do: 'cast',
    who: you,
    what: { objects: 'each one' },
    how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing' },
  } as const;
  return {
    kind: 'triggered',
    event: { on: 'casts', who: 'you', what: { is: 'this' } },
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'may',
            who: you,
            effects: [{ do: 'reveal', what: { objects: 'top of library', of: you, count }, label: 'rippled' }],
          },
          {
            do: 'for each',
            of: { objects: 'matching', of: revealed, filter: { is: 'shares', quality: 'name', with: self } },
            effects: [{ do: 'may', who: you, effects: [castIt] }],
          },
          {
            do: 'put into library',
            what: { objects: 'matching', of: revealed, filter: { is: 'in zone', zone: 'library' } },
            position: 'bottom',
            order: 'any',
          },
        ],
      },
    ],
  };
}
