import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.55a: when this permanent is put into a graveyard from the battlefield, or this spell during its resolution, exile
 * it haunting target creature.
 */
export function haunt(): TriggeredAbility {
  return {
    kind: 'triggered',
    event: {
      on: 'any of',
      of: [
        { on: 'dies', what: { is: 'this' } },
        { on: 'moves', what: { is: 'this' }, from: ['stack'], to: ['graveyard'], how: 'resolve' },
      ],
    },
    modes: [
      {
        targets: [{ kind: 'permanent', filter: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
        effects: [
          { do: 'move', what: { objects: 'that object' }, to: { zone: 'exile' }, label: '#haunting' },
          { do: 'haunt', what: { objects: 'result', label: '#haunting' }, haunted: { objects: 'target', slot: 0 } },
        ],
      },
    ],
  };
}
