import type { Ability, SpellAbility, StaticAbility } from '../abilities.js';
import type { Effect } from '../effects.js';
import type { Objects } from '../references.js';
import { creature, self, you } from './common-nodes.js';

const exiled: Objects = { objects: 'result', label: 'ciphered' };
const bearer: Objects = { objects: 'result', label: 'bearer' };

/** The card that represents the spell may be exiled, encoded on a creature that the player controls. */
function encode(): Effect {
  const yours = { is: 'all', of: [creature, { is: 'controlled by', who: 'you' }] } as const;
  return {
    do: 'may',
    who: you,
    effects: [
      {
        do: 'choose objects',
        who: you,
        from: { objects: 'each', filter: yours },
        min: 1,
        max: 1,
        label: 'bearer',
      },
      { do: 'move', what: self, to: { zone: 'exile' }, label: 'ciphered' },
      { do: 'encode', what: exiled, on: bearer },
    ],
  };
}

/** CR 702.99a: whenever the creature deals combat damage to a player, its controller may copy the card and cast the copy. */
function castEncoded(): Ability {
  const free = { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing' } as const;
  const cast: Effect = { do: 'cast', who: you, what: { objects: 'encoded' }, copies: true, how: free };
  return {
    kind: 'triggered',
    event: { on: 'deals damage', what: { is: 'this' }, to: 'player', combat: true },
    modes: [{ targets: [], effects: [{ do: 'may', who: you, effects: [cast] }] }],
  };
}

/** CR 702.99a: a spell ability, and a static one that functions in exile. */
export function cipher(): readonly [SpellAbility, StaticAbility] {
  const isCard = { if: 'matches', objects: self, filter: { is: 'card' } } as const;
  return [
    {
      kind: 'spell',
      modes: [{ targets: [], effects: [{ do: 'if', condition: isCard, then: [encode()] }] }],
    },
    {
      kind: 'static',
      functionsIn: ['exile'],
      effects: [
        {
          static: 'continuous',
          affects: { objects: 'each', filter: { is: 'bears this' } },
          changes: [{ change: 'add abilities', abilities: [castEncoded()] }],
        },
      ],
    },
  ];
}
