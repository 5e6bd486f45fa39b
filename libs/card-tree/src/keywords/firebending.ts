import { wheneverThisAttacks } from '../builders/abilities.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.189a: whenever this attacks, add N {R}. The player keeps that mana as steps and phases end, until end of
 * combat.
 */
export function firebending(count: Amount): TriggeredAbility {
  return wheneverThisAttacks({
    do: 'add mana',
    who: { players: 'you' },
    mana: { add: 'one of', types: ['R'], count },
    lasts: 'end of combat',
  });
}
