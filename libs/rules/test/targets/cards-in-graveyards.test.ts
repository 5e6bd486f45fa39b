import { expect, test } from '@jest/globals';
import {
  enchantment,
  instant,
  move,
  spell,
  staticAbility,
  type StaticEffect,
  type TargetSpec,
} from '@stacktrail/card-tree';
import { alice, bear, bob, position, Table } from '@stacktrail/test-kit';

const untargetable: StaticEffect = {
  static: "can't be targeted",
  what: { is: 'all', of: [{ is: 'card' }, { is: 'in zone', zone: 'graveyard' }] },
  of: 'spells or abilities',
  by: 'any player',
};
const seal = enchantment('Seal', '{G}', [], staticAbility(untargetable));
const inGraveyard: TargetSpec = { kind: 'card in graveyard', filter: { is: 'anything' }, min: 1, max: 1 };
const onBattlefield: TargetSpec = { kind: 'permanent', filter: { is: 'type', type: 'Creature' }, min: 1, max: 1 };

test.each([
  ['can’t be the target of a spell, whoever casts it', inGraveyard, true, 0],
  ['can without such an effect', inGraveyard, false, 1],
  ['has nothing to do with permanents', onBattlefield, true, 1],
])('CR 115.4: a card in a graveyard %s', (_, target, sealed, spells) => {
  const start = position();
  if (sealed) start.battlefield(bob, seal);
  start.graveyard(bob, bear);
  start.battlefield(bob, bear);
  const text = instant('Text', '', spell(target, move({ objects: 'target', slot: 0 }, { zone: 'exile' })));
  const card = start.hand(alice, text);
  const table = new Table(start);
  table.cast(card);
  expect(table.stack).toHaveLength(spells);
  expect(table.reversed === null).toBe(spells > 0);
});
