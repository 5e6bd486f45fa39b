import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';
import type { CopyException } from '../copying.js';

/** CR 702.128a: a white Zombie token that is a copy of this card without a mana cost. */
export function embalm(cost: readonly Cost[]): ActivatedAbility {
  return risenAgain(cost, { except: 'change', change: { change: 'set colors', colors: ['W'] } });
}

/** CR 702.129a: a black 4/4 Zombie token that is a copy of this card without a mana cost. */
export function eternalize(cost: readonly Cost[]): ActivatedAbility {
  return risenAgain(
    cost,
    { except: 'change', change: { change: 'set colors', colors: ['B'] } },
    { except: 'change', change: { change: 'set power and toughness', power: 4, toughness: 4 } },
  );
}

function risenAgain(cost: readonly Cost[], ...except: readonly CopyException[]): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [...cost, { cost: 'exile this' }],
    timing: 'sorcery',
    from: 'graveyard',
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'create copies',
            who: { players: 'you' },
            count: 1,
            of: { objects: 'this' },
            except: [
              ...except,
              { except: 'has no mana cost' },
              { except: 'change', change: { change: 'add types', types: [], subtypes: ['Zombie'] } },
            ],
          },
        ],
      },
    ],
  };
}
