import { all, attacking, creatures, itself, measured, others } from '../builders/filters.js';
import { attacks } from '../builders/triggers.js';
import { compare } from '../builders/conditions.js';
import { count, powerOf } from '../builders/amounts.js';
import { putCounters } from '../builders/effects.js';
import { thisObject } from '../builders/references.js';
import { triggered } from '../builders/abilities.js';
import type { Condition } from '../conditions.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.149a: whenever this and another creature with greater power attack, put a +1/+1 counter on this. The powers
 * are compared when attackers are declared, and not again, since it is no intervening if. CR 702.149c: the creature
 * trains when the counter is put on it.
 */
export function training(): TriggeredAbility {
  const stronger = all(creatures, attacking, others, measured('power', 'greater than', powerOf(thisObject)));
  const condition: Condition = compare(count(stronger), 'at least', 1);
  return triggered(attacks(all(itself, { is: 'where', condition })), putCounters('+1/+1', thisObject), {
    do: 'take action',
    action: 'train',
    what: thisObject,
  });
}
