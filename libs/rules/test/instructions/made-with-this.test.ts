import { expect, test } from '@jest/globals';
import { artifact, enchantment } from '@stacktrail/card-tree';
import { alice, bear, position, readCard, select, slay, Table, elf } from '@stacktrail/test-kit';

const servitude = readCard(
  enchantment('Servitude', '{1}', []),
  '{T}: Return target creature card from your graveyard to the battlefield.',
  'When the creature put onto the battlefield with this enchantment dies, you gain 5 life.',
  'When this enchantment leaves the battlefield, exile the creature put onto the battlefield with this enchantment.',
  '{T}, Sacrifice this enchantment: You gain 1 life.',
);

test('CR 607.2c: what was put onto the battlefield with it is asked as it dies, and no other creature', () => {
  const p = position();
  const own = p.battlefield(alice, servitude);
  const card = p.graveyard(alice, bear);
  const other = p.battlefield(alice, elf);
  const [first, second] = [p.hand(alice, slay), p.hand(alice, slay)];
  const table = new Table(p);
  table.activate(own);
  table.passAll();
  const { id } = table.now(card);
  const before = table.life(alice);
  table.cast(first, select(other));
  table.passAll();
  expect([table.stack, table.life(alice)]).toEqual([[], before]);
  expect(table.object(id).zone).toBe('battlefield');
  table.cast(second);
  table.pass(2);
  expect(table.stack).toEqual(['ability of Servitude']);
  table.passAll();
  expect(table.life(alice)).toBe(before + 5);
});

const maker = readCard(
  artifact('Maker', '{1}', []),
  '{T}: Create two 1/1 red Goblin creature tokens.',
  '{0}: Sacrifice this artifact.',
  'When this artifact leaves the battlefield, exile all tokens created with this artifact.',
);

test('CR 607.2: tokens that it created, not those of another one', () => {
  const p = position();
  const [one, another] = [p.battlefield(alice, maker), p.battlefield(alice, maker)];
  const table = new Table(p);
  for (const id of [one, another]) {
    table.activate(id);
    table.passAll();
  }
  table.answers(table.use(one, 1));
  table.passAll();
  table.passAll();
  expect(table.state.battlefield.map((id) => table.object(id).printed.name).sort()).toEqual([
    'Goblin Token',
    'Goblin Token',
    'Maker',
  ]);
});
