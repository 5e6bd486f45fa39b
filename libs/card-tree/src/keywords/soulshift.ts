import { all, measured, subtype, youOwn, itself } from '../builders/filters.js';
import { mode } from '../builders/abilities.js';
import { onto, move } from '../builders/moves.js';
import { target } from '../builders/references.js';
import { dies } from '../builders/triggers.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

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
