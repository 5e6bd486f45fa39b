import type { Filter } from '../filters.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.83a: whenever a creature you control attacks alone, it gets +1/+1 this turn. */
export function exalted(): TriggeredAbility {
  const yourCreature: Filter = {
    is: 'all',
    of: [
      { is: 'type', type: 'Creature' },
      { is: 'controlled by', who: 'you' },
    ],
  };
  return {
    kind: 'triggered',
    event: { on: 'attacks', what: yourCreature, alone: true },
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'apply',
            to: { objects: 'that object' },
            changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }],
            until: 'this turn',
          },
        ],
      },
    ],
  };
}
