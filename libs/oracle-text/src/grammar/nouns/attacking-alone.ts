import type { Filter } from '@stacktrail/card-tree';

function alone(is: 'attacking' | 'blocking'): Filter {
  const fighting: Filter = { is: 'all', of: [{ is }, { is: 'type', type: 'Creature' }] };
  const count = { amount: 'count', filter: fighting } as const;
  return {
    is: 'all',
    of: [{ is }, { is: 'where', condition: { if: 'compare', left: count, compare: 'exactly', right: 1 } }],
  };
}

/** An attacking creature without other attackers (CR 506.5). */
export const attackingAlone = alone('attacking');
