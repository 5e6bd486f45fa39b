import { expect, test } from 'vitest';
import { flashback, gainLife, keywords, sorcery, spell } from '@stacktrail/card-language';
import { forest } from '../cards.js';
import { pay, pick } from '../answers.js';
import { alice, bob, position } from '../position.js';
import { Table, pools } from '../table.js';

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
