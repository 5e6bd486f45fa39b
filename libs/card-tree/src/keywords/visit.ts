import type { KeywordAbility } from '../keywords.js';
import type { TriggeredAbility } from '../abilities.js';

type Visit = Extract<KeywordAbility, { keyword: 'visit' }>;

/** CR 702.159a: it triggers whenever you roll to visit your Attractions and the result is lit up on this one. */
export function visit({ kind: _kind, keyword: _keyword, ...instructions }: Visit): TriggeredAbility {
  return {
    kind: 'triggered',
    event: { on: 'keyword action', action: 'visit', who: 'you', what: { is: 'this' } },
    ...instructions,
  };
}
