import { wheneverThisAttacks } from '../builders/abilities.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.189a: whenever this attacks, add N {R}; until end of combat it isn't lost as steps and phases end. */
export function firebending(count: Amount): TriggeredAbility {
  return wheneverThisAttacks({
    do: 'add mana',
    who: { players: 'you' },
    mana: { add: 'one of', types: ['R'], count },
    lasts: 'end of combat',
  });
}
