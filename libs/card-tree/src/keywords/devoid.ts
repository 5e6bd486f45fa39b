import { staticAbility } from '../builders/statics.js';
import type { StaticAbility } from '../abilities.js';

/** CR 702.114a: this object is colorless, in all zones. */
export function devoid(): StaticAbility {
  return staticAbility({ static: 'defines colors', colors: [] });
}
