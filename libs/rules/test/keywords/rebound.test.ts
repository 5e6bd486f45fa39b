import { expect, test } from '@jest/globals';
import { enchantment, flashback, gainLife, staticAbility, keywords, sorcery, spell } from '@stacktrail/card-tree';
import { forest, pay, pick, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const echoing = sorcery('Echoing', '{G}', spell(gainLife(2)), keywords('rebound'));

test('CR 702.88a: cast from the hand it is exiled as it resolves, and may be cast again at the next upkeep', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, echoing);
  for (const player of [alice, bob, alice, bob]) p.library(player, forest);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect([table.zoneOf(card), table.life(alice)]).toEqual(['exile', 22]);
  table.passUntil('upkeep');
  while (table.state.activePlayer !== alice) table.passUntil('upkeep');
  table.passAll();
  table.answer(pick('yes'));
  table.passAll();
  expect([table.zoneOf(card), table.life(alice)]).toEqual(['graveyard', 24]);
});

test('CR 702.88a: cast from elsewhere it goes to the graveyard', () => {
  const p = position(pools('G'));
  const card = p.graveyard(
    alice,
    sorcery('Echoing', '{5}', spell(gainLife(2)), keywords('rebound'), [flashback('{G}')]),
  );
  const table = new Table(p);
  table.castVia('flashback', card, pay);
  table.passAll();
  expect(table.of('DelayedTriggerCreated')).toEqual([]);
});

test('CR 702.88c: several instances are one', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, sorcery('Echoes', '{G}', spell(gainLife(2)), keywords('rebound', 'rebound')));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect([table.zoneOf(card), table.of('DelayedTriggerCreated').length]).toEqual(['exile', 1]);
});

test('CR 702.88b: it is cast for an alternative cost: what it costs more is to be paid', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, echoing);
  const tax = {
    static: 'cost modification',
    of: 'spells',
    who: 'any player',
    filter: { is: 'cast from', zone: 'exile' },
  } as const;
  p.battlefield(bob, enchantment('Tax', '{1}', [], staticAbility({ ...tax, change: 'more', mana: ['1'] })));
  p.battlefield(alice, forest);
  for (const player of [alice, bob, alice, bob]) p.library(player, forest);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.passUntil('upkeep');
  while (table.state.activePlayer !== alice) table.passUntil('upkeep');
  table.passAll();
  table.answer(pick('yes'));
  expect(table.now(card).announced.via).toBe('rebound');
  expect(table.of('TotalCostDetermined').at(-1)?.data.mana).toEqual(['1']);
});
