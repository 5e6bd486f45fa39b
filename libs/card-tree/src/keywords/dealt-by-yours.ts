import type { Condition } from '../conditions.js';
import type { Filter } from '../filters.js';

/** A player was dealt combat damage this turn by such a source that was under your control then. */
export function combatDamageByYours(what: Filter): Condition {
  const yours: Filter = { is: 'all', of: [what, { is: 'controlled by', who: 'you' }] };
  return { if: 'happened', event: { on: 'deals damage', what: yours, to: 'player', combat: true } };
}
