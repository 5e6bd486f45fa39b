import type { Cost } from '@stacktrail/card-tree';
import { characteristicsOf, evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { presentObject, type GameObject, type GameState } from '@stacktrail/game-state';
import { canPay } from './can-pay.js';
import { candidatesFor, untapCandidates } from './cost-candidates.js';
import { canPayTap } from './tap-to-pay.js';

/**
 * Whether a cost without mana could be paid after the player has activated mana abilities (CR 601.2g, 601.2h): a
 * permanent that is tapped for mana can then be untapped as a cost.
 */
export function canPayAfterManaAbilities(state: GameState, cost: Cost, context: TextContext): boolean {
  if (canPay(state, cost, context)) return true;
  if (cost.cost === 'untap') {
    const source = presentObject(state, context.source);
    return source !== undefined && canBeTappedForMana(state, source);
  }
  if (cost.cost !== 'untap permanents') return false;
  const tapped = candidatesFor(state, cost, context).length;
  const others = untapCandidates(state, cost, context).filter((object) => canBeTappedForMana(state, object));
  return tapped + others.length >= evaluateAmount(state, cost.count, context);
}

function canBeTappedForMana(state: GameState, object: GameObject): boolean {
  if (!canPayTap(state, object, false)) return false;
  return characteristicsOf(state, object).abilities.some(
    ({ ability, isManaAbility }) =>
      isManaAbility && ability.kind === 'activated' && ability.cost.some(({ cost }) => cost === 'tap'),
  );
}
