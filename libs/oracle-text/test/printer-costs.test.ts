import { describe } from '@jest/globals';
import {
  activated,
  always,
  artifacts,
  cost,
  creatures,
  each,
  gainLife,
  inCombat,
  lands,
  permanents,
  staticAbility,
  type Cost,
  type Replacement,
} from '@stacktrail/card-tree';
import { aCreature, prints } from './printed.js';

const x: Cost = { cost: 'mana', mana: ['X'], x: { amount: 'count', filter: artifacts } };
const produces = (replacement: Omit<Extract<Replacement, { would: 'produce mana' }>, 'would'>) =>
  staticAbility({ static: 'replacement', replacement: { would: 'produce mana', ...replacement } });

describe('costs with an X that the text defines (CR 107.3c)', () => {
  prints(aCreature, [
    [
      '{X}, {T}: You gain 1 life. X is the number of artifacts on the battlefield.',
      activated([x, cost.tap], gainLife(1)),
    ],
    [
      "Creatures can't attack unless their controller pays {X}, where X is the number of artifacts.",
      always(each(creatures), inCombat({ rule: 'attack cost', cost: [x] })),
    ],
  ]);
});

describe('what permanents tapped for mana produce instead (CR 106.12b)', () => {
  prints(aCreature, [
    [
      'If you tap a permanent for mana, it produces twice as much of that mana instead.',
      produces({ what: permanents, who: 'you', instead: { do: 'produce times', times: 2 } }),
    ],
    [
      'If you tap a permanent for mana, it produces three times as much of that mana instead.',
      produces({ what: permanents, who: 'you', instead: { do: 'produce times', times: 3 } }),
    ],
    [
      'If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.',
      produces({ what: lands, who: 'any player', atLeast: 2, instead: { do: 'produce', types: ['C'], count: 1 } }),
    ],
    [
      'If a land is tapped for mana, it produces {B} instead of any other type.',
      produces({ what: lands, who: 'any player', instead: { do: 'produce', types: ['B'] } }),
    ],
  ]);
});
