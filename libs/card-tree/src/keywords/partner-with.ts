import type { TriggeredAbility } from '../abilities.js';

/** CR 702.124i: the triggered ability of “partner with”. What it means for decks is elsewhere. */
export function partnerWith(name: string): TriggeredAbility {
  const player = { players: 'target', slot: 0 } as const;
  return {
    kind: 'triggered',
    event: { on: 'enters', what: { is: 'this' } },
    modes: [
      {
        targets: [{ kind: 'player', filter: { is: 'anything' }, min: 1, max: 1 }],
        effects: [
          {
            do: 'may',
            who: player,
            effects: [
              {
                do: 'search library',
                who: player,
                filter: { is: 'named', name },
                count: 1,
                to: { zone: 'hand' },
                reveal: true,
              },
              { do: 'shuffle', who: player },
            ],
          },
        ],
      },
    ],
  };
}
