import { expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creature,
  creatures,
  cumulativeUpkeep,
  gainLife,
  land,
  type Cost,
  type KeywordAbility,
} from '@stacktrail/card-tree';
import { pay, pick, select, alice, beforeUpkeep, counters, resolve, upkeep, bear } from '@stacktrail/test-kit';

const wolf = (...text: readonly KeywordAbility[]) => creature('Wolf', '{1}{W}', ['Wolf'], 2, 2, text);

test('CR 702.24a: an age counter, and the cost for each of them', () => {
  const p = beforeUpkeep();
  const aging = p.battlefield(alice, wolf(cumulativeUpkeep([cost.payLife(2)])), { counters: { age: 1 } });
  const table = resolve(upkeep(p));
  expect(table.asked).toBe('pay unless 0');
  expect(counters(table, aging, 'age')).toBe(2);
  table.answer(pick('yes'));
  expect(table.life(alice)).toBe(16);
  expect(table.zoneOf(aging)).toBe('battlefield');
});

test('CR 702.24a: it is sacrificed where the cost is not paid', () => {
  const p = beforeUpkeep();
  const aging = p.battlefield(alice, wolf(cumulativeUpkeep([cost.payLife(2)])));
  const table = resolve(upkeep(p));
  table.answer(pick('no'));
  expect(table.zoneOf(aging)).toBe('graveyard');
});

test('CR 702.24a: it is not paid for once the permanent has left the battlefield', () => {
  const p = beforeUpkeep();
  p.battlefield(alice, wolf(cumulativeUpkeep([cost.payLife(2)])));
  const sacrifices = p.battlefield(
    alice,
    artifact('Altar', '{1}', [], activated([cost.sacrifice(creatures)], gainLife(0))),
  );
  const table = upkeep(p);
  table.activate(sacrifices);
  resolve(table);
  expect(table.asked).toBe('priority 0');
  expect(table.life(alice)).toBe(20);
});

test('CR 702.24a example: each age counter has its own choice between two kinds of mana', () => {
  const either: Cost = { cost: 'choice', of: [[cost.mana('{W}')], [cost.mana('{U}')]] };
  const p = beforeUpkeep();
  const aging = p.battlefield(alice, wolf(cumulativeUpkeep([either])), { counters: { age: 2 } });
  const lands = ['Plains', 'Plains', 'Island'].map((type) => p.battlefield(alice, land(type, [type])));
  const table = upkeep(p);
  table.passAll();
  table.answers(pick('yes'), pick('1'), pick('1'), pick('2'));
  for (const land of lands) table.answer(table.use(land));
  table.answer(pay);
  expect(table.zoneOf(aging)).toBe('battlefield');
  expect(counters(table, aging, 'age')).toBe(3);
  expect(lands.every((land) => table.object(land).tapped)).toBe(true);
});

test('CR 702.24a example 2: one creature can’t be sacrificed twice', () => {
  const p = beforeUpkeep();
  const aging = p.battlefield(alice, wolf(cumulativeUpkeep([cost.sacrifice(creatures)])), { counters: { age: 1 } });
  const table = resolve(upkeep(p));
  expect(table.asked).not.toBe('pay unless 0');
  expect(table.zoneOf(aging)).toBe('graveyard');
});

test('CR 702.24a example 2: two different creatures can be', () => {
  const p = beforeUpkeep();
  const aging = p.battlefield(alice, wolf(cumulativeUpkeep([cost.sacrifice(creatures)])), { counters: { age: 1 } });
  const bears = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const table = resolve(upkeep(p));
  table.answers(pick('yes'), select(...bears));
  expect(bears.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard']);
  expect(table.zoneOf(aging)).toBe('battlefield');
});

test('CR 702.24b example: two instances count the same age counters', () => {
  const p = beforeUpkeep();
  const life = cumulativeUpkeep([cost.payLife(1)]);
  p.battlefield(alice, wolf(life, { ...life }));
  const table = upkeep(p);
  if (table.question.kind !== 'priority') table.answer({ form: 'order', keys: ['1', '2'] });
  table.passAll();
  table.answer(pick('yes'));
  expect(table.life(alice)).toBe(19);
  table.passAll();
  table.answer(pick('yes'));
  expect(table.life(alice)).toBe(17);
});

test('CR 702.24a: where the cost has a choice, it is made for each age counter', () => {
  const p = beforeUpkeep();
  const either: Cost = { cost: 'choice', of: [[cost.payLife(1)], [cost.payLife(3)]] };
  const aging = p.battlefield(alice, wolf(cumulativeUpkeep([either])), { counters: { age: 1 } });
  const table = resolve(upkeep(p));
  table.answer(pick('yes'));
  const asked: string[] = [];
  for (const key of ['1', '2']) {
    asked.push(table.question.kind);
    table.answer(pick(key));
  }
  expect(asked[0]).toBe(asked[1]);
  expect([table.life(alice), table.zoneOf(aging)]).toEqual([16, 'battlefield']);
});
