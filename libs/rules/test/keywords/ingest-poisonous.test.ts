import { expect, test } from '@jest/globals';
import { creature, keywords, poisonous, type KeywordAbility } from '@stacktrail/card-tree';
import { order, bear, alice, attack, bob, position, resolve } from '@stacktrail/test-kit';

function hit(...text: readonly KeywordAbility[]) {
  const p = position();
  const drone = p.battlefield(alice, creature('Drone', '{U}', ['Eldrazi'], 1, 1, text));
  const cards = [1, 2, 3].map(() => p.library(bob, bear));
  const table = attack(p, drone);
  table.passUntil('combat damage');
  return { table, cards };
}

const poison = (table: ReturnType<typeof hit>['table']) =>
  table.state.players[bob]!.counters.find(({ kind }) => kind === 'poison')?.count ?? 0;

test('CR 702.115a: the player exiles the top card of their library', () => {
  const { table, cards } = hit(...keywords('ingest'));
  resolve(table);
  expect(cards.map((id) => table.zoneOf(id))).toEqual(['exile', 'library', 'library']);
});

test('CR 702.115b: each instance triggers separately', () => {
  const { table, cards } = hit(...keywords('ingest', 'ingest'));
  table.answer(order(1, 2));
  resolve(table);
  expect(cards.map((id) => table.zoneOf(id))).toEqual(['exile', 'exile', 'library']);
});

test('CR 702.70a: the player gets N poison counters', () => {
  const { table } = hit(poisonous(2));
  expect(poison(table)).toBe(0);
  expect(poison(resolve(table))).toBe(2);
});

test('CR 702.70b: each instance triggers separately', () => {
  const { table } = hit(poisonous(2), poisonous(1));
  table.answer(order(1, 2));
  expect(poison(resolve(table))).toBe(3);
});
