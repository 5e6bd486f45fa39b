import { expect, test } from '@jest/globals';
import { creature, destroy, instant, keywords, overload, sorcery, spell, target } from '@stacktrail/card-tree';
import { bear, pay, select, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const blast = sorcery('Blast', '{R}', spell(target.creature(), destroy(target())), overload('{2}{R}'));

test('CR 702.96a, 702.96b: for its overload cost it says “each”: also what couldn’t be a target', () => {
  const p = position(pools('RRR'));
  const card = p.hand(alice, blast);
  const prey = [
    p.battlefield(bob, bear),
    p.battlefield(bob, creature('Hidden', '{G}', ['Bear'], 2, 2, keywords('shroud'))),
    p.battlefield(alice, bear),
  ];
  const table = new Table(p);
  table.castVia('overload', card, pay);
  expect(table.now(card).announced.targets.flat()).toEqual([]);
  table.passAll();
  expect(prey.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard', 'graveyard']);
});

test('CR 702.96a: for its mana cost it has one target', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, blast);
  const prey = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const table = new Table(p);
  table.cast(card, select(prey[0]!), pay);
  table.passAll();
  expect(prey.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'battlefield']);
});

test('CR 702.96c: its text is changed: a copy of the spell says “each” too', () => {
  const p = position(pools('RRR'));
  const twin = instant(
    'Twin',
    '',
    spell(target.spell(), { do: 'copy spell', what: target(), mayChooseNewTargets: true }),
  );
  const [card, copies] = [p.hand(alice, blast), p.hand(alice, twin)];
  const prey = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const table = new Table(p);
  table.castVia('overload', card, pay);
  table.cast(copies);
  table.passAll();
  expect(table.stack).toEqual(['Blast', 'Blast']);
  table.passAll();
  expect(prey.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard']);
});
