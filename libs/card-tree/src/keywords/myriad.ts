import { compare } from '../builders/conditions.js';
import {
  defendingPlayer,
  eachOpponent,
  eachWho,
  kept,
  result,
  thatPlayer,
  thisObject,
  you,
} from '../builders/references.js';
import { endOfCombat } from '../builders/triggers.js';
import { exile } from '../builders/moves.js';
import { later, may } from '../builders/choices.js';
import { triggered, wheneverThisAttacks } from '../builders/abilities.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.116a: for each opponent other than defending player, a token that is a copy of this may attack that player or a
 * planeswalker of theirs; the tokens are exiled at end of combat.
 */
export function myriad(): TriggeredAbility {
  const others = eachWho(eachOpponent, {
    if: 'not',
    of: { if: 'are players', who: thatPlayer, among: defendingPlayer },
  });
  return wheneverThisAttacks(
    {
      do: 'for each player',
      who: others,
      effects: [
        may(
          { do: 'create copies', who: you, count: 1, of: thisObject, tapped: true, label: 'myriad' },
          { do: 'becomes attacking', what: result('myriad'), whom: thatPlayer, orPlaneswalkers: true },
        ),
      ],
    },
    {
      do: 'if',
      condition: compare({ amount: 'number of', label: 'myriad' }, 'at least', 1),
      then: [later(triggered(endOfCombat, exile(kept)), result('myriad'))],
    },
  );
}
