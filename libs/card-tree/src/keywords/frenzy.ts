import { gets } from '../builders/modifications.js';
import { itself } from '../builders/filters.js';
import { thisObject } from '../builders/references.js';
import { triggered } from '../builders/abilities.js';
import { untilEndOfTurn } from '../builders/effects.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.68a: whenever this attacks and isn't blocked, it gets +N/+0 this turn. */
export function frenzy(count: Amount): TriggeredAbility {
  return triggered({ on: 'attacks and is not blocked', what: itself }, untilEndOfTurn(thisObject, gets(count, 0)));
}
