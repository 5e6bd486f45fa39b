import type { Filter } from '@stacktrail/card-tree';

const attackers: Filter = { is: 'all', of: [{ is: 'attacking' }, { is: 'type', type: 'Creature' }] };

/** An attacking creature without other attackers (CR 506.5). */
export const attackingAlone: Filter = {
  is: 'all',
  of: [
    { is: 'attacking' },
    {
      is: 'where',
      condition: { if: 'compare', left: { amount: 'count', filter: attackers }, compare: 'exactly', right: 1 },
    },
  ],
};
