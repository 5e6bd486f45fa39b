import type { TriggeredAbility } from '../abilities.js';

/**
 * Persist (CR 702.79a) and undying (CR 702.93a): when this permanent is put into a graveyard from the battlefield, if it
 * had no counters of that kind on it, it returns under its owner's control with one.
 *
 * The condition reads last known information (CR 603.10a); the card is found in the graveyard (CR 400.7e).
 */
export function returning(counter: '-1/-1' | '+1/+1'): TriggeredAbility {
  return {
    kind: 'triggered',
    event: { on: 'dies', what: { is: 'this' } },
    condition: {
      if: 'compare',
      left: { amount: 'counters', counter, on: { objects: 'that object' } },
      compare: 'exactly',
      right: 0,
    },
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'move',
            what: { objects: 'that object' },
            to: { zone: 'battlefield', control: 'owner', withCounters: { counter, count: 1 } },
          },
        ],
      },
    ],
  };
}
