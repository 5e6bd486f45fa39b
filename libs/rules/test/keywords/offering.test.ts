import { expect, test } from '@jest/globals';
import { creature, offering, subtype } from '@stacktrail/card-tree';
import { pay, pick, select, bear, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const patron = creature('Patron', '{4}{G}{G}', ['Spirit'], 5, 5, offering(subtype('Bear')));
const red = creature('Red bear', '{R}{R}{G}', ['Bear'], 3, 3);

test('CR 702.48a, 702.48c: the total cost is less by the mana cost of what is sacrificed', () => {
  const p = position(pools('CCCG'));
  const card = p.hand(alice, patron);
  const victim = p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(card, pick('yes'), select(victim), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['3', 'G']);
  table.passAll();
  expect([table.zoneOf(card), table.zoneOf(victim)]).toEqual(['battlefield', 'graveyard']);
});

test('CR 702.48c: colored mana that the cost doesn’t have reduces generic mana', () => {
  const p = position(pools('CCG'));
  const card = p.hand(alice, patron);
  const victim = p.battlefield(alice, red);
  const table = new Table(p);
  table.cast(card, pick('yes'), select(victim), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['2', 'G']);
});

test('CR 702.48a: where the cost is paid, it may be cast any time its controller could cast an instant', () => {
  const p = position((state) => {
    pools('', 'CCCG')(state);
  });
  const card = p.hand(bob, patron);
  const victim = p.battlefield(bob, bear);
  const table = new Table(p);
  table.pass();
  expect(table.options(card)).toMatchObject([{ do: 'cast', via: 'hand' }]);
  table.cast(card, select(victim), pay); // that it is paid needs no asking
  expect(table.of('CostsAnnounced')[0]?.data.paid).toEqual([{ cost: 'offering', which: 0, times: 1 }]);
  table.passAll();
  expect(table.zoneOf(card)).toBe('battlefield');
});

test('CR 702.48a: without such a permanent it is cast at the time of a sorcery only', () => {
  const p = position((state) => {
    pools('', 'CCCG')(state);
  });
  const card = p.hand(bob, patron);
  const table = new Table(p);
  table.pass();
  expect(table.options(card)).toEqual([]);
});

test('CR 702.48b: it is chosen as choices for the spell are made, and sacrificed as the total cost is paid', () => {
  const p = position(pools('CCCG'));
  const card = p.hand(alice, patron);
  const victim = p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(card, pick('yes'), select(victim));
  expect(table.zoneOf(victim)).toBe('battlefield');
  table.answer(pay);
  expect(table.zoneOf(victim)).toBe('graveyard');
});
