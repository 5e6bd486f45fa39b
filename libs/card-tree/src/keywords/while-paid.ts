import type { Ability, StaticAbility } from '../abilities.js';
import type { Effect } from '../effects.js';
import type { KeywordName } from '../keywords.js';
import { ifPaid, self } from './common-nodes.js';

/** As long as the cost that this keyword names was paid for this permanent, it has these abilities. */
export function abilitiesWhilePaid(keyword: KeywordName, ...abilities: readonly Ability[]): StaticAbility {
  return {
    kind: 'static',
    condition: ifPaid(keyword),
    effects: [{ static: 'continuous', affects: self, changes: [{ change: 'add abilities', abilities }] }],
  };
}

/**
 * If that cost was paid for this spell, follows the instructions about the permanent that it became at the beginning of
 * the next end step.
 */
export function atNextEndStepIfPaid(keyword: KeywordName, ...effects: readonly Effect[]): StaticAbility {
  return {
    kind: 'static',
    condition: ifPaid(keyword),
    effects: [
      {
        static: 'as it becomes a permanent',
        effects: [
          {
            do: 'delayed trigger',
            ability: {
              kind: 'triggered',
              event: { on: 'beginning of step', step: 'end', whose: 'each player' },
              modes: [{ targets: [], effects }],
            },
            keep: self,
          },
        ],
      },
    ],
  };
}
