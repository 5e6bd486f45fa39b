import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';
import type { Objects } from '../references.js';

/**
 * CR 702.141a: for each opponent, create a token that is a copy of this card and attacks that opponent this turn if
 * able.
 */
export function encore(cost: readonly Cost[]): ActivatedAbility {
  const it: Objects = { objects: 'result', label: '#encore' };
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
            do: 'for each player',
            who: { players: 'each opponent' },
            effects: [
              { do: 'create copies', who: { players: 'you' }, count: 1, of: { objects: 'this' }, label: '#encore' },
              {
                do: 'apply',
                to: it,
                changes: [
                  {
                    change: 'combat rule',
                    combat: { rule: 'attacks if able', whom: { who: 'that player', as: ['player'] } },
                  },
                ],
                until: 'this turn',
              },
            ],
          },
          {
            do: 'apply',
            to: it,
            changes: [{ change: 'add abilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
            until: 'rest of the game',
          },
          {
            do: 'delayed trigger',
            keep: it,
            ability: {
              kind: 'triggered',
              event: { on: 'beginning of step', step: 'end', whose: 'each player' },
              modes: [{ targets: [], effects: [{ do: 'sacrifice', what: { objects: 'kept' } }] }],
            },
          },
        ],
      },
    ],
  };
}
