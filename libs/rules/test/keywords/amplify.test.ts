import { expect, test } from '@jest/globals';
import { amplify, creature, each, move, onto, type KeywordAbility } from '@stacktrail/card-tree';
import { pay, select, doing, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

function entering(...text: readonly KeywordAbility[]) {
  const p = position(pools('G'));
  const card = p.hand(alice, creature('Beast', '{G}', ['Beast'], 1, 1, text));
  const kin = [
    p.hand(alice, creature('Kin', '{5}', ['Beast', 'Cat'], 1, 1)),
    p.hand(alice, creature('Kin', '{5}', ['Beast'], 1, 1)),
  ];
  const stranger = p.hand(alice, creature('Elf', '{5}', ['Elf'], 1, 1));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  return { table, card, kin, stranger };
}

test('CR 702.38a: N +1/+1 counters for each card revealed that shares a creature type with it', () => {
  const { table, card, kin, stranger } = entering(amplify(2));
  expect(() => table.answer(select(stranger))).toThrow();
  table.answer(select(...kin));
  resolve(table);
  expect(counters(table, card)).toBe(4);
  expect(kin.map((id) => table.zoneOf(id))).toEqual(['hand', 'hand']);
});

test('CR 702.38b: each instance works separately', () => {
  const { table, card, kin } = entering(amplify(1), amplify(2));
  resolve(table);
  table.answer(select(kin[0]!));
  resolve(table);
  table.answer(select(...kin));
  resolve(table);
  expect([4, 5]).toContain(counters(table, card));
});

test('CR 702.38a: a card that enters at the same time can’t be revealed', () => {
  const p = position();
  const beast = creature('Beast', '{G}', ['Beast'], 1, 1, amplify(1));
  const pair = [p.hand(alice, beast, { knownTo: 1 }), p.hand(alice, beast, { knownTo: 1 })];
  const spare = p.hand(alice, creature('Kin', '{5}', ['Beast'], 1, 1), { knownTo: 1 });
  const flood = doing(move(each({ is: 'named', name: 'Beast' }, 'hand'), onto.battlefield));
  const card = p.hand(alice, flood);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  for (let i = 0; i < 2; i++) {
    expect(table.question).toMatchObject({ candidates: [{ id: spare }] });
    table.answer(select(spare));
  }
  expect(pair.map((id) => counters(table, id))).toEqual([1, 1]);
});
