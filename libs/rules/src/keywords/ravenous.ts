import { compare, draw, enters, entersWithCounters, itself, mode, X } from '@stacktrail/card-language';
import type { Ability } from '@stacktrail/card-language';

/** CR 702.156a: X is that of the spell that became this permanent (CR 107.3m). */
export function ravenous(): readonly Ability[] {
  return [
    entersWithCounters('+1/+1', X),
    { kind: 'triggered', event: enters(itself), condition: compare(X, 'at least', 5), modes: [mode(draw(1))] },
  ];
}
