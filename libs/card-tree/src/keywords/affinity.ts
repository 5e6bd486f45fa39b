import type { Filter } from '../filters.js';
import type { StaticAbility } from '../abilities.js';

/** CR 702.41a: it costs {1} less for each such permanent that you control. */
export function affinity(what: Filter): StaticAbility {
  const yours: Filter = { is: 'all', of: [what, { is: 'controlled by', who: 'you' }] };
  return {
    kind: 'static',
    effects: [{ static: 'own cost reduction', generic: { amount: 'count', filter: yours } }],
  };
}
