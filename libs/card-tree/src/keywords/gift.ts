import type { Effect } from '../effects.js';
import type { TokenDescription } from '../tokens-and-counters.js';
import type { Gift } from '../casting-keywords.js';
import type { SpellAbility, TriggeredAbility } from '../abilities.js';
import { ifPaid, self } from './common-nodes.js';
import type { OptionalCost } from './optional-cost.js';

/** CR 702.174a: the gift is promised to an opponent. */
export const giftCost: OptionalCost = {
  keyword: 'gift',
  rule: '702.174a',
  times: 'once',
  cost: () => [{ cost: 'choose opponent', label: 'gift' }],
};

const who = { players: 'chosen', label: 'gift' } as const;

function blueCreature(name: string, size: number): TokenDescription {
  const subtypes = [name];
  return {
    name,
    colors: ['U'],
    supertypes: [],
    types: ['Creature'],
    subtypes,
    power: size,
    toughness: size,
    abilities: [],
  };
}

/** CR 702.174d–i. */
function given(gift: Gift): Effect {
  switch (gift) {
    case 'card':
      return { do: 'draw', who, count: 1 };
    case 'extra turn':
      return { do: 'extra turn', who, count: 1 };
    case 'Food':
    case 'Treasure':
      return { do: 'create tokens', who, count: 1, token: gift };
    case 'tapped Fish':
      return { do: 'create tokens', who, count: 1, token: blueCreature('Fish', 1), tapped: true };
    case 'Octopus':
      return { do: 'create tokens', who, count: 1, token: blueCreature('Octopus', 8) };
  }
}

/**
 * CR 702.174b: an instant or sorcery gives the gift as it resolves; a permanent has an ability that gives it when the
 * permanent enters.
 */
export function gift(what: Gift): readonly [SpellAbility, TriggeredAbility] {
  const giving = (): readonly Effect[] => [given(what), { do: 'take action', action: 'give a gift', what: self }]; // CR 702.174c
  return [
    {
      kind: 'spell',
      modes: [{ targets: [], effects: [{ do: 'if', condition: ifPaid('gift'), then: giving() }] }],
    },
    {
      kind: 'triggered',
      event: { on: 'enters', what: { is: 'this' } },
      condition: ifPaid('gift'),
      modes: [{ targets: [], effects: giving() }],
    },
  ];
}
