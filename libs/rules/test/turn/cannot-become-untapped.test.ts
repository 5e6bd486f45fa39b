import { expect, test } from '@jest/globals';
import { creature, enchantment, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, Table } from '@stacktrail/test-kit';

const frost = readCard(
  { ...enchantment('Frost', '{1}', ['Aura']) },
  'Enchant creature',
  "Enchanted creature can't become untapped.",
);
const untapAll = readCard(sorcery('Untap', ''), 'Untap all creatures.');

function frozen(card = bear, counters: Record<string, number> = {}) {
  const p = position();
  for (const player of [alice, bob]) for (let i = 0; i < 5; i++) p.library(player, bear);
  const own = p.battlefield(alice, card, {
    tapped: true,
    counters,
  });
  const free = p.battlefield(alice, bear, { tapped: true });
  p.battlefield(bob, frost, { attachedTo: own });
  const spell = p.hand(alice, untapAll);
  return { table: new Table(p), own, free, spell };
}

test('CR 101.2, 701.26b: no spell untaps it', () => {
  const { table, own, free, spell } = frozen();
  table.cast(spell);
  table.passAll();
  expect([table.object(own).tapped, table.object(free).tapped]).toEqual([true, false]);
});

test('CR 502.3: it doesn’t untap in an untap step', () => {
  const { table, own, free } = frozen();
  for (let i = 0; i < 2; i++) table.passUntil('upkeep');
  expect([table.object(own).tapped, table.object(free).tapped]).toEqual([true, false]);
});

test('CR 122.1d: since it wouldn’t become untapped, no stun counter is removed', () => {
  const { table, own, spell } = frozen(bear, { stun: 1 });
  table.cast(spell);
  table.passAll();
  expect(table.object(own).counters).toEqual([{ kind: 'stun', count: 1 }]);
});

test('CR 107.6, 118.3: {Q} can’t be paid with it', () => {
  const able = readCard(creature('Able', '{1}', ['Bear'], 1, 1), '{Q}: You gain 1 life.');
  const { table, own } = frozen(able);
  expect(table.options(own)).toEqual([]);
});
