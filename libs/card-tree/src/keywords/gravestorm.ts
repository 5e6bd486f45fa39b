import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';
import { copiedAsCast } from './copied-as-cast.js';

const died: Amount = { amount: 'events', event: { on: 'dies', what: { is: 'anything' } }, counting: 'times' };

/** CR 702.69a. */
export function gravestorm(): TriggeredAbility {
  return copiedAsCast(died);
}
