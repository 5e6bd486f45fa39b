import { dealsCombatDamage } from '../builders/triggers.js';
import { designate, designated } from '../builders/marks.js';
import { itself } from '../builders/filters.js';
import { matches } from '../builders/conditions.js';
import { mode } from '../builders/abilities.js';
import { putCounters } from '../builders/effects.js';
import { thisObject } from '../builders/references.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.112a, 702.112c: the condition is checked again on resolution, so only the first of several instances has an
 * effect.
 */
export function renown(count: Amount): TriggeredAbility {
  return {
    kind: 'triggered',
    event: dealsCombatDamage(itself, 'player'),
    condition: { if: 'not', of: matches(thisObject, designated('renowned')) },
    modes: [mode(putCounters('+1/+1', thisObject, count), designate('renowned', thisObject))],
  };
}
