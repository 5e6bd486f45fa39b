import { create, creatureToken, did, putCounters, thisObject, whenThisEnters, you } from '@stacktrail/card-language';
import type { Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.123a: when this enters, N +1/+1 counters on it or N Servo tokens; also where no counter can be put on it. */
export function fabricate(count: Amount): TriggeredAbility {
  const servos = create(count, creatureToken(1, 1, [], ['Servo'], [], ['Artifact']));
  return whenThisEnters(
    { do: 'may', who: you, effects: [putCounters('+1/+1', thisObject, count)], label: 'fabricated' },
    { do: 'if', condition: { if: 'not', of: did('fabricated') }, then: [servos] },
  );
}
