import { create, creatureToken, keywords, whenThisDies } from '@stacktrail/card-language';
import type { Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.135a: when this dies, N white and black Spirit tokens with flying. */
export function afterlife(count: Amount): TriggeredAbility {
  return whenThisDies(create(count, creatureToken(1, 1, ['W', 'B'], ['Spirit'], keywords('flying'))));
}
