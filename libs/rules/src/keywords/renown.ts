import {
  dealsCombatDamage,
  designate,
  designated,
  itself,
  matches,
  mode,
  putCounters,
  thisObject,
} from '@stacktrail/card-language';
import type { Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.112a, 702.112c: asked again on resolution, so that only the first of several instances has an effect. */
export function renown(count: Amount): TriggeredAbility {
  return {
    kind: 'triggered',
    event: dealsCombatDamage(itself, 'player'),
    condition: { if: 'not', of: matches(thisObject, designated('renowned')) },
    modes: [mode(putCounters('+1/+1', thisObject, count), designate('renowned', thisObject))],
  };
}
