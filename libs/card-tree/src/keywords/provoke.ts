import { all, creatures, itself } from '../builders/filters.js';
import { inCombat } from '../builders/modifications.js';
import { may } from '../builders/choices.js';
import { target } from '../builders/references.js';
import { untap } from '../builders/effects.js';
import type { TriggeredAbility } from '../abilities.js';
import { wheneverThisAttacks } from '../builders/abilities.js';

/** CR 702.39a: whenever this attacks, you may have target creature defending player controls block it, and untap it. */
export function provoke(): TriggeredAbility {
  const theirs = all(creatures, { is: 'controlled by', who: 'defending player' });
  return wheneverThisAttacks(
    target.permanent(theirs),
    may(
      {
        do: 'apply',
        to: target(),
        changes: [inCombat({ rule: 'blocks if able', what: itself })],
        until: 'until end of combat',
      },
      untap(target()),
    ),
  );
}
