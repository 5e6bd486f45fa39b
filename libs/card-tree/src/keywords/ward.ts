import type { Cost } from '../costs.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.21a: whenever this permanent becomes the target of a spell or ability an opponent controls, counter that spell
 * or ability unless that player pays. The event's object is the spell or ability, and its player controls that.
 */
export function ward(cost: readonly Cost[]): TriggeredAbility {
  return {
    kind: 'triggered',
    event: { on: 'becomes the target', what: { is: 'this' }, of: 'spell or ability', by: 'an opponent' },
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'unless',
            who: { players: 'that player' },
            cost,
            effects: [{ do: 'counter', what: { objects: 'that object' } }],
          },
        ],
      },
    ],
  };
}
