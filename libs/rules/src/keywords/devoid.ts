import { staticAbility, type StaticAbility } from '@stacktrail/card-language';

/** CR 702.114a: this object is colorless, everywhere. */
export function devoid(): StaticAbility {
  return staticAbility({ static: 'defines colors', colors: [] });
}
