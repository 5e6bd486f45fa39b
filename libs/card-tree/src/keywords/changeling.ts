import { staticAbility } from '../builders/statics.js';
import type { StaticAbility } from '../abilities.js';

/** CR 702.73a: this object is every creature type, in all zones. */
export function changeling(): StaticAbility {
  return staticAbility({ static: 'is every creature type' });
}
