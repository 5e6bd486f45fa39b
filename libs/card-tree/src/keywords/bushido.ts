import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';
import type { TriggerEvent } from '../triggers.js';

/** CR 702.45a: whenever this creature blocks or becomes blocked, it gets +N/+N this turn. */
export function bushido(count: Amount): readonly TriggeredAbility[] {
  const events: readonly TriggerEvent[] = [
    { on: 'blocks', what: { is: 'this' } },
    { on: 'becomes blocked', what: { is: 'this' } },
  ];
  return events.map((event) => ({
    kind: 'triggered',
    event,
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'apply',
            to: { objects: 'this' },
            changes: [{ change: 'modify power and toughness', power: count, toughness: count }],
            until: 'this turn',
          },
        ],
      },
    ],
  }));
}
