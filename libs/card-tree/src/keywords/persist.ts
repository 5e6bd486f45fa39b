import type { TriggeredAbility } from '../abilities.js';
import { returning } from './returning.js';

/** CR 702.79a. */
export function persist(): TriggeredAbility {
  return returning('-1/-1');
}
