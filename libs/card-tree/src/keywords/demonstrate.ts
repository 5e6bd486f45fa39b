import type { TriggeredAbility } from '../abilities.js';
import { self, you } from './common-nodes.js';

/** CR 702.144a. */
export function demonstrate(): TriggeredAbility {
  const copy = { do: 'copy spell', what: self, mayChooseNewTargets: true } as const;
  return {
    kind: 'triggered',
    event: { on: 'casts', who: 'you', what: { is: 'this' } },
    modes: [
      {
        targets: [],
        effects: [
          { do: 'may', who: you, effects: [copy], label: 'demonstrated' },
          {
            do: 'if',
            condition: { if: 'did', label: 'demonstrated' },
            then: [
              {
                do: 'choose players',
                who: you,
                min: 1,
                max: 1,
                from: { players: 'each opponent' },
                label: 'demonstrated to',
              },
              { ...copy, who: { players: 'noted', label: 'demonstrated to' } },
            ],
          },
        ],
      },
    ],
  };
}
