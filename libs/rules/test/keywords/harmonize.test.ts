import { expect, test } from '@jest/globals';
import { gainLife, harmonize, sorcery, spell } from '@stacktrail/card-tree';
import { pay, select, bear, elf, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const song = sorcery('Song', '{G}', spell(gainLife(3)), harmonize('{4}{G}'));

test('CR 702.180a: from the graveyard, its cost less by the power of the creature that is tapped; then it is exiled', () => {
  const p = position(pools('CCG'));
  const card = p.graveyard(alice, song);
  const [strong] = [p.battlefield(alice, bear), p.battlefield(alice, elf, { tapped: true }), p.battlefield(bob, bear)];
  const table = new Table(p);
  table.castVia('harmonize', card);
  expect(table.question).toMatchObject({ candidates: [{ id: strong }], min: 0, max: 1 });
  table.answers(select(strong), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['2', 'G']);
  expect(table.object(strong).tapped).toBe(true);
  table.passAll();
  expect([table.life(alice), table.zoneOf(card)]).toEqual([23, 'exile']);
});

test('CR 702.180a: up to one creature: none need be tapped', () => {
  const p = position(pools('CCCCG'));
  const card = p.graveyard(alice, song);
  const one = p.battlefield(alice, bear);
  const table = new Table(p);
  table.castVia('harmonize', card, select(), pay);
  expect(table.object(one).tapped).toBe(false);
  table.passAll();
  expect(table.life(alice)).toBe(23);
});

test('CR 702.180b: the creature is chosen as the cost is announced and tapped as it is paid', () => {
  const p = position(pools('CCG'));
  const card = p.graveyard(alice, song);
  const one = p.battlefield(alice, bear);
  const table = new Table(p);
  table.castVia('harmonize', card, select(one));
  expect([table.question.kind, table.object(one).tapped]).toEqual(['activate mana abilities', false]);
  table.answer(pay);
  expect(table.object(one).tapped).toBe(true);
});
