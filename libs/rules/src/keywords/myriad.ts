import {
  compare,
  defendingPlayer,
  eachOpponent,
  eachWho,
  endOfCombat,
  exile,
  kept,
  later,
  may,
  result,
  thatPlayer,
  thisObject,
  triggered,
  wheneverThisAttacks,
  you,
} from '@stacktrail/card-language';
import type { TriggeredAbility } from '@stacktrail/card-language';

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
