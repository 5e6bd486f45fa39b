import type { Ability } from '../abilities.js';
import type { Condition } from '../conditions.js';
import { both } from './special-activated.js';

/** CR 702.178a: as long as your speed is 4. */
export function maxSpeed(ability: Ability): readonly Ability[] {
  return onlyWhile(
    {
      if: 'compare',
      left: { amount: 'designation', as: 'speed', of: { players: 'you' } },
      compare: 'exactly',
      right: 4,
    },
    ability,
  );
}

/** CR 702.169b–d: as long as this Case is solved. */
export function solved(ability: Ability): readonly Ability[] {
  const isSolved: Condition = {
    if: 'matches',
    objects: { objects: 'this' },
    filter: { is: 'designated', as: 'solved' },
  };
  return onlyWhile(isSolved, ability);
}

/** CR 702.186b of 2026-08-07: as long as this permanent is harnessed. */
export function infinity(ability: Ability): readonly Ability[] {
  return onlyWhile(
    { if: 'matches', objects: { objects: 'this' }, filter: { is: 'designated', as: 'harnessed' } },
    ability,
  );
}

/**
 * The object has the ability as long as the condition holds. An ability that functions in other zones than the
 * battlefield is under the condition there too (CR 702.178b, 113.6c).
 */
function onlyWhile(condition: Condition, ability: Ability): readonly Ability[] {
  if (ability.kind === 'activated' && ability.from !== undefined) {
    return [{ ...ability, onlyIf: both(condition, ability.onlyIf) }];
  }
  if ((ability.kind === 'triggered' || ability.kind === 'static') && ability.functionsIn !== undefined) {
    return [{ ...ability, condition: both(condition, ability.condition) }];
  }
  return [
    {
      kind: 'static',
      condition,
      effects: [
        {
          static: 'continuous',
          affects: { objects: 'this' },
          changes: [{ change: 'add abilities', abilities: [ability] }],
        },
      ],
    },
  ];
}
