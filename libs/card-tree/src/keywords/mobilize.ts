import { create, creatureToken } from '../builders/tokens.js';
import { endStep } from '../builders/triggers.js';
import { kept, result } from '../builders/references.js';
import { later } from '../builders/choices.js';
import { sacrifice } from '../builders/effects.js';
import { triggered, wheneverThisAttacks } from '../builders/abilities.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.181a: whenever this attacks, create N Warrior tokens that are attacking; sacrifice them at the next end step.
 */
export function mobilize(count: Amount): TriggeredAbility {
  const warrior = creatureToken(1, 1, ['R'], ['Warrior']);
  return wheneverThisAttacks(
    create(count, warrior, { tapped: true, attacking: true, label: 'mobilized' }),
    later(triggered(endStep, sacrifice(kept)), result('mobilized')),
  );
}
