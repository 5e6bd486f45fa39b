import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.75a: the exiled card is linked as “hideaway” to the abilities that refer to it (607.2q). */
export function hideaway(count: Amount): TriggeredAbility {
  const you = { players: 'you' } as const;
  const seen = { objects: 'result', label: '#seen' } as const;
  const hidden = { objects: 'result', label: '#hidden' } as const;
  return {
    kind: 'triggered',
    event: { on: 'enters', what: { is: 'this' } },
    modes: [
      {
        targets: [],
        effects: [
          { do: 'look at', who: you, what: { objects: 'top of library', of: you, count }, label: '#seen' },
          { do: 'choose objects', who: you, from: seen, min: 1, max: 1, label: '#hidden' },
          { do: 'move', what: hidden, to: { zone: 'exile', faceDown: 'effect' }, link: 'hideaway' },
          {
            do: 'put into library',
            what: { objects: 'other than', of: seen, not: hidden },
            position: 'bottom',
            order: 'random',
          },
        ],
      },
    ],
  };
}
