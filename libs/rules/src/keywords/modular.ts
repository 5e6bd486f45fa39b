import {
  all,
  artifacts,
  countersOn,
  creatures,
  entersWithCounters,
  may,
  putCounters,
  target,
  thatObject,
  whenThisDies,
} from '@stacktrail/card-language';
import type { Ability, Amount } from '@stacktrail/card-language';

/**
 * CR 702.43a: this enters with N +1/+1 counters, and when it dies, you may put as many as it had on target artifact
 * creature. What it had is last known information (CR 608.2h).
 */
export function modular(count: Amount): readonly Ability[] {
  return [
    entersWithCounters('+1/+1', count),
    whenThisDies(
      target.permanent(all(artifacts, creatures)),
      may(putCounters('+1/+1', target(), countersOn('+1/+1', thatObject))),
    ),
  ];
}
