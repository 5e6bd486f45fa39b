import { expect, test } from '@jest/globals';
import { casualty, gainLife, sorcery, spell } from '@stacktrail/card-tree';
import { bear, elf, pay, pick, select, alice, position, Table, pools } from '@stacktrail/test-kit';

const loss = sorcery('Loss', '{B}', spell(gainLife(1)), casualty(2));

test('CR 702.153a: a creature with power that great is sacrificed, and it is copied', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, loss);
  const [strong, weak] = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
  const table = new Table(p);
  table.cast(card, pick('yes'), pay);
  expect([table.zoneOf(strong), table.zoneOf(weak)]).toEqual(['graveyard', 'battlefield']);
  table.passAll();
  expect(table.stack).toEqual(['Loss', 'Loss']);
});

test('CR 702.153a: it isn’t copied where the cost wasn’t paid', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, loss);
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(card, pick('no'), pay);
  expect(table.stack).toEqual(['Loss']);
});

test('CR 702.153b: several are paid each by itself', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, sorcery('Losses', '{B}', spell(gainLife(1)), casualty(1), casualty(2)));
  const [strong, weak] = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
  const table = new Table(p);
  table.cast(card, pick('yes'), pick('yes'), pay, select(weak));
  expect([table.zoneOf(strong), table.zoneOf(weak)]).toEqual(['graveyard', 'graveyard']);
  expect(table.of('AbilityTriggered')).toHaveLength(2);
});
