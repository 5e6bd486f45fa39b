import { create, creatureToken } from '../builders/tokens.js';
import { did } from '../builders/conditions.js';
import { putCounters } from '../builders/effects.js';
import { thisObject, you } from '../builders/references.js';
import { whenThisEnters } from '../builders/abilities.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.123a: when this enters, put N +1/+1 counters on it or create N Servo tokens. The tokens can be chosen even if
 * no counter can be put on it.
 */
export function fabricate(count: Amount): TriggeredAbility {
  const servos = create(count, creatureToken(1, 1, [], ['Servo'], [], ['Artifact']));
  return whenThisEnters(
    { do: 'may', who: you, effects: [putCounters('+1/+1', thisObject, count)], label: 'fabricated' },
    { do: 'if', condition: { if: 'not', of: did('fabricated') }, then: [servos] },
  );
}
