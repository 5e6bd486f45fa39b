import { staticAbility, type StaticAbility } from '@stacktrail/card-language';

/** CR 702.73a: this object is every creature type, everywhere. */
export function changeling(): StaticAbility {
  return staticAbility({ static: 'is every creature type' });
}
