import type { TriggeredAbility } from '@stacktrail/card-language';
import { returning } from './returning.js';

/** CR 702.79a. */
export function persist(): TriggeredAbility {
  return returning('-1/-1');
}
