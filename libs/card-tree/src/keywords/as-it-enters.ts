import { itself } from '../builders/filters.js';
import { staticAbility } from '../builders/statics.js';
import type { Effect } from '../effects.js';
import type { EntersModification } from '../replacements.js';
import type { StaticAbility } from '../abilities.js';

/** “As this enters, …” (CR 614.12a): first the instructions are followed, then the permanent enters as `then` says. */
export function asThisEnters(effects: readonly Effect[], ...then: readonly EntersModification[]): StaticAbility {
  return staticAbility({
    static: 'replacement',
    replacement: { would: 'enter', what: itself, instead: { enters: 'after', effects, then } },
  });
}
