import { expect, test } from '@jest/globals';
import { creature, enchantment, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, pay, pools, position, readCard, select, object, Table } from '@stacktrail/test-kit';

const fellowship = readCard(enchantment('Fellowship', '', []), 'Each creature has protection from its colors.');

test.each([
  ['of its own color can’t target it', 'G', ['battlefield', 'graveyard']],
  ['of another color can', 'R', ['graveyard', 'battlefield']],
])('CR 702.16b: it has protection from its colors: a spell %s', (_, mana, zones) => {
  const p = position(pools(mana));
  p.battlefield(bob, fellowship);
  const ids = [p.battlefield(bob, bear), p.battlefield(bob, creature('Ghost', '', [], 1, 1))];
  const card = p.hand(alice, readCard(instant('Fang', `{${mana}}`), 'Destroy target creature.'));
  const table = new Table(p);
  table.cast(card, ...(mana === 'R' ? [select(object(ids[0]!))] : []), pay);
  table.passAll();
  expect(ids.map((id) => table.zoneOf(id))).toEqual(zones);
});

test('CR 608.2i, 702.11b: it has hexproof until it has dealt damage', () => {
  const guardian = readCard(
    creature('Guardian', '{G}', [], 3, 3),
    "This creature has hexproof as long as it hasn't dealt damage yet.",
    '{0}: This creature deals 1 damage to you.',
  );
  const slayer = readCard(instant('Slayer', ''), 'Destroy target creature.');
  const p = position();
  const [id, other] = [p.battlefield(bob, guardian), p.battlefield(bob, bear)];
  const [first, second] = [p.hand(alice, slayer), p.hand(alice, slayer)];
  const table = new Table(p);
  table.cast(first);
  table.passAll();
  expect([id, other].map((one) => table.zoneOf(one))).toEqual(['battlefield', 'graveyard']);
  table.pass();
  table.activate(id);
  table.passAll();
  table.cast(second);
  table.passAll();
  expect(table.zoneOf(id)).toBe('graveyard');
});
