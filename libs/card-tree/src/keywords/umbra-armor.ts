import { attachedTo } from '../builders/filters.js';
import { staticAbility } from '../builders/statics.js';
import type { StaticAbility } from '../abilities.js';

/** CR 702.89a: this is destroyed instead of the enchanted permanent, and the permanent's damage is removed. */
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
