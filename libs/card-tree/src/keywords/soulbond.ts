import type { Filter } from '../filters.js';
import type { Objects } from '../references.js';
import type { TriggeredAbility } from '../abilities.js';
import type { TriggerEvent } from '../triggers.js';

const self: Objects = { objects: 'this' };
const creature: Filter = { is: 'type', type: 'Creature' };
const unpaired: Filter = { is: 'not', of: { is: 'designated', as: 'paired' } };
const yours: Filter = { is: 'controlled by', who: 'you' };

function all(...of: readonly Filter[]): Filter {
  return { is: 'all', of };
}

/** CR 702.95a: two triggered abilities. Both creatures are checked again as they become paired (702.95c). */
export function soulbond(): readonly TriggeredAbility[] {
  return [
    pairing(
      { on: 'enters', what: { is: 'this' } },
      {
        objects: 'each',
        filter: all({ is: 'other' }, creature, yours, unpaired),
      },
    ),
    pairing(
      { on: 'enters', what: all({ is: 'other' }, creature, yours) },
      {
        objects: 'matching',
        of: { objects: 'that object' },
        filter: all(creature, yours, unpaired),
      },
    ),
  ];
}

function pairing(event: TriggerEvent, partners: Objects): TriggeredAbility {
  const mine: Objects = { objects: 'matching', of: self, filter: all(creature, yours, unpaired) };
  const other: Objects = { objects: 'result', label: '#partner' };
  return {
    kind: 'triggered',
    event,
    condition: {
      if: 'all',
      of: [
        { if: 'compare', left: { amount: 'how many', of: mine }, compare: 'at least', right: 1 },
        { if: 'compare', left: { amount: 'how many', of: partners }, compare: 'at least', right: 1 },
      ],
    },
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'may',
            who: { players: 'you' },
            effects: [
              { do: 'choose objects', who: { players: 'you' }, from: partners, min: 1, max: 1, label: '#partner' },
              { do: 'pair', first: self, second: other },
            ],
          },
        ],
      },
    ],
  };
}
