import {
  all,
  creatures,
  inCombat,
  itself,
  may,
  target,
  untap,
  type TriggeredAbility,
  wheneverThisAttacks,
} from '@stacktrail/card-language';

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
