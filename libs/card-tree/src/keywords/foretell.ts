import type { ActivatedAbility } from '../abilities.js';
import { self } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

/** CR 702.143a: after the turn in which it was foretold, the card may be cast from exile for its foretell cost. */
export const foretellMethod: CastingMethod = {
  keyword: 'foretell',
  rule: '702.143a',
  from: 'exile',
  since: 'foretold',
};

/** CR 702.143a, 702.143b: a special action that the player can take in their own turn. */
export function foretell(): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [{ cost: 'mana', mana: ['2'] }],
    from: 'hand',
    onlyIf: { if: 'your turn' },
    specialAction: '116.2h',
    modes: [
      {
        targets: [],
        effects: [
          { do: 'move', what: self, to: { zone: 'exile', faceDown: 'effect' }, label: 'foretold' },
          { do: 'designate', as: 'foretold', what: { objects: 'result', label: 'foretold' } },
          { do: 'take action', action: 'foretell', what: { objects: 'result', label: 'foretold' } }, // CR 702.143c
        ],
      },
    ],
  };
}
