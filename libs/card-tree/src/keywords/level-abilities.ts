import type { Ability } from '../abilities.js';
import type { Condition } from '../conditions.js';
import type { KeywordAbility } from '../keywords.js';
import type { Objects } from '../references.js';

type LevelKeyword<K extends 'level' | 'class level'> = Extract<KeywordAbility, { readonly keyword: K }>;

const self: Objects = { objects: 'this' };

/** CR 711.2a, 711.2b: with a number of level counters in that range it has these abilities and that power and toughness. */
export function levelSymbol({ from, to, power, toughness, abilities }: LevelKeyword<'level'>): readonly Ability[] {
  const levels = { amount: 'counters', counter: 'level', on: self } as const;
  const least: Condition = { if: 'compare', left: levels, compare: 'at least', right: from };
  const most: readonly Condition[] =
    to === undefined ? [] : [{ if: 'compare', left: levels, compare: 'at most', right: to }];
  return [
    {
      kind: 'static',
      condition: { if: 'all', of: [least, ...most] },
      effects: [
        {
          static: 'continuous',
          affects: self,
          changes: [
            { change: 'set power and toughness', power, toughness },
            ...(abilities.length === 0 ? [] : [{ change: 'add abilities', abilities } as const]),
          ],
        },
      ],
    },
  ];
}

/** CR 716.2a; a Class without a level is treated as if it were level 1 (CR 716.2d). */
export function classLevel({ level, cost, abilities }: LevelKeyword<'class level'>): readonly Ability[] {
  const current = { amount: 'designation', as: 'level', of: self } as const;
  const isPreviousLevel: Condition =
    level === 2
      ? { if: 'compare', left: current, compare: 'at most', right: 1 }
      : { if: 'compare', left: current, compare: 'exactly', right: level - 1 };
  return [
    {
      kind: 'activated',
      cost,
      timing: 'sorcery',
      onlyIf: isPreviousLevel,
      modes: [{ targets: [], effects: [{ do: 'designate', as: 'level', what: self, value: level }] }],
    },
    {
      kind: 'static',
      condition: { if: 'compare', left: current, compare: 'at least', right: level },
      effects: [{ static: 'continuous', affects: self, changes: [{ change: 'add abilities', abilities }] }],
    },
  ];
}
