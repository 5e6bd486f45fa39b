import type { TriggeredAbility } from '../abilities.js';

/** CR 702.108a: whenever you cast a noncreature spell, this creature gets +1/+1 this turn. */
export function prowess(): TriggeredAbility {
  return {
    kind: 'triggered',
    event: { on: 'casts', who: 'you', what: { is: 'not', of: { is: 'type', type: 'Creature' } } },
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'apply',
            to: { objects: 'this' },
            changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }],
            until: 'this turn',
          },
        ],
      },
    ],
  };
}
