import type { ActivatedAbility } from '../abilities.js';
import { self } from './common-nodes.js';

/**
 * CR 702.139a, 116.2g: a special action that a player can take once, with the card that they revealed as their
 * companion before the game.
 */
export function companion(): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [{ cost: 'mana', mana: ['3'] }],
    from: 'outside',
    timing: 'sorcery',
    onlyIf: { if: 'matches', objects: self, filter: { is: 'designated', as: 'companion' } },
    specialAction: '116.2g',
    modes: [{ targets: [], effects: [{ do: 'move', what: self, to: { zone: 'hand' } }] }],
  };
}
