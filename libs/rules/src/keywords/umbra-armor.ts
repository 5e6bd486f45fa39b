import { attachedTo, staticAbility, type StaticAbility } from '@stacktrail/card-language';

/** CR 702.89a: this is destroyed in the place of the enchanted permanent, whose damage is removed. */
export function umbraArmor(): StaticAbility {
  return staticAbility({
    static: 'replacement',
    replacement: {
      would: 'be destroyed',
      what: attachedTo,
      instead: { do: 'remove damage and destroy this' },
    },
  });
}
