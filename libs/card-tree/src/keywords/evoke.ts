import type { Players } from '../references.js';
import type { TriggeredAbility } from '../abilities.js';
import { ifPaid, self } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

const itsController: Players = { players: 'controller of', objects: self };

export const evokeMethod: CastingMethod = { keyword: 'evoke', rule: '702.74a', from: null };

/** CR 702.74a: when this enters, if its evoke cost was paid, its controller sacrifices it. */
export function evoke(): TriggeredAbility {
  return {
    kind: 'triggered',
    event: { on: 'enters', what: { is: 'this' } },
    condition: ifPaid('evoke'),
    modes: [{ targets: [], effects: [{ do: 'sacrifice', what: self, who: itsController }] }],
  };
}
