import type { TriggeredAbility } from '../abilities.js';
import { returning } from './returning.js';

/** CR 702.93a. */
export function undying(): TriggeredAbility {
  return returning('+1/+1');
}
