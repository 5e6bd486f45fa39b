import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';
import { copiedAsCast } from './copied-as-cast.js';

const castBefore: Amount = {
  amount: 'events',
  event: { on: 'casts', who: 'any player', what: { is: 'anything' } },
  counting: 'times',
  before: 'this spell',
};

/** CR 702.40a. */
export function storm(): TriggeredAbility {
  return copiedAsCast(castBefore);
}
