import type { Condition } from '../conditions.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 719.3a: at the beginning of your end step, if the condition holds and it isn't solved, it becomes solved. */
export function toSolve(condition: Condition): TriggeredAbility {
  const self = { objects: 'this' } as const;
  const isSolved: Condition = { if: 'matches', objects: self, filter: { is: 'designated', as: 'solved' } };
  return {
    kind: 'triggered',
    event: { on: 'beginning of step', step: 'end', whose: 'you' },
    condition: { if: 'all', of: [condition, { if: 'not', of: isSolved }] },
    modes: [{ targets: [], effects: [{ do: 'designate', as: 'solved', what: self }] }],
  };
}
