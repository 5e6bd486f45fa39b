import type { TriggeredAbility } from '@stacktrail/card-language';
import { returning } from './returning.js';

/** CR 702.93a. */
export function undying(): TriggeredAbility {
  return returning('+1/+1');
}
