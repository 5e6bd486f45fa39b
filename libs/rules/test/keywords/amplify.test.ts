import { expect, test } from 'vitest';
import { amplify, creature, type KeywordAbility } from '@stacktrail/card-language';
import { pay, select } from '../answers.js';
import { pools, Table } from '../table.js';
import { alice, counters, position, resolve } from './playing.js';

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
