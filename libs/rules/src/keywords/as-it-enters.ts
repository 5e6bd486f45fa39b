import { itself, staticAbility } from '@stacktrail/card-language';
import type { Effect, EntersModification, StaticAbility } from '@stacktrail/card-language';

/** “As this enters, …” (CR 614.12a): instructions, and how it then enters. */
export function asThisEnters(effects: readonly Effect[], ...then: readonly EntersModification[]): StaticAbility {
  return staticAbility({
    static: 'replacement',
    replacement: { would: 'enter', what: itself, instead: { enters: 'after', effects, then } },
  });
}
