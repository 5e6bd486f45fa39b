import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';

/**
 * CR 702.84a: return it from the graveyard, as a sorcery. It gains haste, and is exiled at the next end step or if it
 * would leave.
 */
export function unearth(cost: readonly Cost[]): ActivatedAbility {
  const it = { objects: 'result', label: '#unearthed' } as const;
  return {
    kind: 'activated',
    cost,
    timing: 'sorcery',
    from: 'graveyard',
    modes: [
      {
        targets: [],
        effects: [
          { do: 'move', what: { objects: 'this' }, to: { zone: 'battlefield' }, label: '#unearthed' },
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
              modes: [{ targets: [], effects: [{ do: 'move', what: { objects: 'kept' }, to: { zone: 'exile' } }] }],
            },
          },
          { do: 'exile instead of leaving', what: it },
        ],
      },
    ],
  };
}
