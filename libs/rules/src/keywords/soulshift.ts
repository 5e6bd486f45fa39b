import { all, measured, mode, onto, move, subtype, target, youOwn, dies, itself } from '@stacktrail/card-language';
import type { Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.46a: when this dies, you may return target Spirit card with mana value N or less from your graveyard. */
export function soulshift(count: Amount): TriggeredAbility {
  const spirit = all(subtype('Spirit'), measured('mana value', 'at most', count), youOwn);
  return {
    kind: 'triggered',
    event: dies(itself),
    modes: [
      mode(target.cardInGraveyard(spirit), {
        do: 'may',
        who: { players: 'you' },
        effects: [move(target(), onto.hand)],
      }),
    ],
  };
}
