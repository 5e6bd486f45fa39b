import { create, creatureToken } from '../builders/tokens.js';
import { keywords } from '../builders/keywords.js';
import { whenThisDies } from '../builders/abilities.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.135a: when this dies, N white and black Spirit tokens with flying. */
export function afterlife(count: Amount): TriggeredAbility {
  return whenThisDies(create(count, creatureToken(1, 1, ['W', 'B'], ['Spirit'], keywords('flying'))));
}
