import { expect, test } from '@jest/globals';
import { creature, gainLife, itself, keywords, triggered, type KeywordAbility } from '@stacktrail/card-tree';
import { order, pay, select, zap, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

const ooze = (...text: readonly KeywordAbility[]) => creature('Ooze', '{G}', ['Ooze'], 1, 2, text);

function entering(power: number, toughness: number, ...text: readonly KeywordAbility[]) {
  const p = position(pools('G'));
  const evolving = p.battlefield(alice, ooze(...text));
  const card = p.hand(alice, creature('Newcomer', '{G}', ['Beast'], power, toughness));
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  return { table, evolving, card, spell };
}

test('CR 702.100a: greater power or greater toughness is enough', () => {
  for (const [power, toughness, count] of [
    [2, 1, 1],
    [1, 3, 1],
    [1, 2, 0],
  ] as const) {
    const { table, evolving } = entering(power, toughness, ...keywords('evolve'));
    resolve(table);
    expect(counters(table, evolving)).toBe(count);
  }
});

test('CR 702.100a: it is asked again on resolution, of the creature as it last was', () => {
  const { table, evolving, card, spell } = entering(2, 1, ...keywords('evolve'));
  expect(table.stack).toHaveLength(1);
  table.cast(spell, select(table.now(card).id));
  table.passAll();
  expect(table.zoneOf(card)).toBe('graveyard');
  table.passAll();
  expect(counters(table, evolving)).toBe(1);
});

test('CR 702.100b: abilities trigger when it evolves', () => {
  const p = position(pools('G'));
  const happy = triggered({ on: 'keyword action', action: 'evolve', who: 'you', what: itself }, gainLife(3));
  p.battlefield(alice, creature('Ooze', '{G}', ['Ooze'], 1, 1, keywords('evolve'), happy));
  const card = p.hand(alice, creature('Newcomer', '{G}', ['Beast'], 2, 2));
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  expect(table.life(alice)).toBe(23);
});

test('CR 702.100d: each instance triggers separately', () => {
  const { table, evolving } = entering(3, 4, ...keywords('evolve', 'evolve'));
  table.answer(order(1, 2));
  resolve(table);
  expect(counters(table, evolving)).toBe(2);
});

test('CR 702.100c: no creature has greater power or toughness than a noncreature permanent', () => {
  const p = position(pools('G'));
  const evolving = p.battlefield(alice, ooze(...keywords('evolve')));
  p.effect({ changes: [{ change: 'set types', types: ['Artifact'], subtypes: [] }], objects: [evolving] });
  const card = p.hand(alice, creature('Newcomer', '{G}', ['Beast'], 5, 5));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect(table.stack).toEqual([]);
});
