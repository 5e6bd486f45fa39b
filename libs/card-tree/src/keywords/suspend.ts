import type { Ability } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { Cost } from '../costs.js';
import { creature, self, you } from './common-nodes.js';

/** CR 702.62b: the card is in exile, has suspend and has a time counter on it. */
const suspended: Condition = { if: 'matches', objects: self, filter: { is: 'has counter', counter: 'time' } };

function specialAction(count: Amount, cost: readonly Cost[], xIsPositive: true | undefined): Ability {
  return {
    kind: 'activated',
    cost,
    from: 'hand',
    whenCastable: true,
    ...(xIsPositive && { xIsPositive }),
    specialAction: '116.2f',
    modes: [
      {
        targets: [],
        effects: [
          { do: 'move', what: self, to: { zone: 'exile' }, label: 'suspended' },
          { do: 'put counters', counter: 'time', count, on: { objects: 'result', label: 'suspended' } },
        ],
      },
    ],
  };
}

/**
 * CR 702.62a: the special action, and the triggered abilities of the card in exile.
 *
 * @param count absent, as the cost, of what gains suspend in exile: there is no special action then
 */
export function suspend(
  count: Amount | undefined,
  cost: readonly Cost[] | undefined,
  xIsPositive?: true,
): readonly Ability[] {
  return [
    ...(count === undefined || cost === undefined ? [] : [specialAction(count, cost, xIsPositive)]),
    {
      kind: 'triggered',
      event: { on: 'beginning of step', step: 'upkeep', whose: 'you' },
      condition: suspended,
      functionsIn: ['exile'],
      modes: [{ targets: [], effects: [{ do: 'remove counters', counter: 'time', count: 1, on: self }] }],
    },
    {
      kind: 'triggered',
      event: { on: 'counters are removed', what: { is: 'this' }, counter: 'time', last: true },
      functionsIn: ['exile'],
      modes: [{ targets: [], effects: playIt }],
    },
  ];
}

const played = { objects: 'result', label: 'played' } as const;

/**
 * CR 702.62a, 702.62d: the card is cast without paying its mana cost; a creature has haste as long as that player
 * controls it.
 */
const playIt = [
  {
    do: 'may',
    who: you,
    effects: [
      {
        do: 'cast',
        who: you,
        what: self,
        how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing', called: 'suspend' },
        label: 'played',
      },
    ],
  },
  {
    do: 'apply',
    to: { objects: 'matching', of: played, filter: creature },
    changes: [{ change: 'add abilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
    until: 'as long as you control it',
  },
] as const;
