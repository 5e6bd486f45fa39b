import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.86a: whenever this creature attacks, defending player sacrifices that many permanents. */
export function annihilator(count: Amount): TriggeredAbility {
  return {
    kind: 'triggered',
    event: { on: 'attacks', what: { is: 'this' } },
    modes: [
      {
        targets: [],
        effects: [
          { do: 'choose and sacrifice', who: { players: 'defending player' }, filter: { is: 'permanent' }, count },
        ],
      },
    ],
  };
}
