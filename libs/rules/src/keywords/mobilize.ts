import {
  create,
  creatureToken,
  endStep,
  kept,
  later,
  result,
  sacrifice,
  triggered,
  wheneverThisAttacks,
} from '@stacktrail/card-language';
import type { Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.181a: whenever this attacks, N Warrior tokens that attack with it and are sacrificed at the next end step. */
export function mobilize(count: Amount): TriggeredAbility {
  const warrior = creatureToken(1, 1, ['R'], ['Warrior']);
  return wheneverThisAttacks(
    create(count, warrior, { tapped: true, attacking: true, label: 'mobilized' }),
    later(triggered(endStep, sacrifice(kept)), result('mobilized')),
  );
}
