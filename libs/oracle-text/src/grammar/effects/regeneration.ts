import type { Effect, Filter } from '@stacktrail/card-tree';
import { constant, no, type Syntax } from '../../syntax/syntax.js';
import { imperative } from './predicate.js';

const damaged: Filter = {
  is: 'all',
  of: [
    { is: 'type', type: 'Creature' },
    {
      is: 'in event',
      event: { on: 'deals damage', what: { is: 'this' }, to: 'permanent' },
      as: 'that object',
      said: 'this way',
    },
  ],
};

const notRegenerated = constant<Effect>("a creature dealt damage this way can't be regenerated this turn", {
  do: 'apply',
  to: { objects: 'each', filter: damaged },
  changes: [{ change: 'rule', rule: "can't be regenerated" }],
  until: 'this turn',
});

/**
 * “A creature dealt damage this way can't be regenerated this turn” (CR 701.19c). All damage of a spell is dealt this
 * way; a permanent may have dealt damage in another way, too.
 */
export const regenerationImperatives: readonly Syntax<Effect>[] = [
  imperative({
    ...notRegenerated,
    read(reader) {
      const { types } = reader.scope.textSource;
      return types.includes('Instant') || types.includes('Sorcery') ? notRegenerated.read(reader) : no;
    },
  }),
];
