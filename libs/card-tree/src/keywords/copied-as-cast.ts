import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { TriggeredAbility } from '../abilities.js';
import { self } from './common-nodes.js';

/** When you cast this spell, copy it that many times; you may choose new targets for the copies. */
export function copiedAsCast(count: Amount, condition?: Condition): TriggeredAbility {
  return {
    kind: 'triggered',
    event: { on: 'casts', who: 'you', what: { is: 'this' } },
    ...(condition === undefined ? {} : { condition }),
    modes: [{ targets: [], effects: [{ do: 'copy spell', what: self, mayChooseNewTargets: true, count }] }],
  };
}
