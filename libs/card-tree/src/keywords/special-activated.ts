import type { ActivatedAbility } from '../abilities.js';
import type { Condition } from '../conditions.js';

/** CR 702.142a: the ability can be activated only if this creature attacked this turn, and only once each turn. */
export function boast(ability: ActivatedAbility): ActivatedAbility {
  const attacked: Condition = {
    if: 'matches',
    objects: { objects: 'this' },
    filter: { is: 'in event', event: { on: 'attacks', what: { is: 'this' } }, as: 'object' },
  };
  return { ...ability, onlyIf: both(attacked, ability.onlyIf), oncePerTurn: true };
}

/** CR 702.177a: the ability can be activated only once. */
export function exhaust(ability: ActivatedAbility): ActivatedAbility {
  return { ...ability, limit: { times: 1, per: 'game' } };
}

/**
 * CR 702.57a, 702.57b: the ability can be activated from the hand, only during its owner's upkeep and only once each
 * turn.
 */
export function forecast(ability: ActivatedAbility): ActivatedAbility {
  const upkeep: Condition = { if: 'during', steps: ['upkeep'], whose: { players: 'you' } };
  return { ...ability, from: 'hand', onlyIf: both(upkeep, ability.onlyIf), oncePerTurn: true };
}

/** Both conditions, or the first if there is only one. */
export function both(first: Condition, second: Condition | undefined): Condition {
  return second === undefined ? first : { if: 'all', of: [first, second] };
}
