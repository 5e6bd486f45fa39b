import { all, itself } from '../builders/filters.js';
import { attacks } from '../builders/triggers.js';
import { compare } from '../builders/conditions.js';
import { eachPlayer, eachWho, thatPlayer, thisObject } from '../builders/references.js';
import { putCounters } from '../builders/effects.js';
import { triggered } from '../builders/abilities.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.105a: whenever this attacks the player with the most life or tied for most life, put a +1/+1 counter on it. */
export function dethrone(): TriggeredAbility {
  const most = compare({ amount: 'life', of: thatPlayer }, 'exactly', { amount: 'greatest life', of: eachPlayer });
  const attacksThem = { is: 'attacks players', who: eachWho(eachPlayer, most) } as const;
  return triggered(attacks(all(itself, attacksThem)), putCounters('+1/+1', thisObject));
}
