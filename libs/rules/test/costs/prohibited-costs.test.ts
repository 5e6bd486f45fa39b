import { expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creature,
  creatures,
  enchantment,
  gainLife,
  staticAbility,
  type Cost,
  type PlayerProhibition,
} from '@stacktrail/card-tree';
import { alice, bob, position, Table } from '@stacktrail/test-kit';

const bear = creature('Bear', '{1}', ['Bear'], 2, 2);
const forbid = (what: PlayerProhibition) =>
  enchantment('Ban', '{1}', [], staticAbility({ static: "players can't", who: 'any player', what }));

/** Whether an ability with that cost can be activated, without the effect and with it. */
function options(paid: Cost, what: PlayerProhibition): readonly number[] {
  return [false, true].map((isForbidden) => {
    const p = position();
    const bell = p.battlefield(alice, artifact('Bell', '{1}', [], activated([paid], gainLife(1))));
    p.battlefield(alice, bear);
    p.hand(alice, bear);
    if (isForbidden) p.battlefield(bob, forbid(what));
    return new Table(p).options(bell).length;
  });
}

test.each([
  ['a sacrifice', cost.sacrifice(creatures), 'sacrifice permanents'],
  ['its own sacrifice', cost.sacrificeThis, 'sacrifice permanents'],
  ['a discard', cost.discard(), 'discard cards'],
  ['the discard of a hand', cost.discardHand, 'discard cards'],
] as const)('CR 101.2, 118.3: %s is no way to pay where an effect forbids it', (_, paid, what) => {
  expect(options(paid, what)).toEqual([1, 0]);
});
