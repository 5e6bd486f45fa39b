import { expect, test } from '@jest/globals';
import { alsoType, artifact, creature, keywords } from '@stacktrail/card-tree';
import { pay, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

const sunbursts = (times: number) => keywords(...Array.from({ length: times }, () => 'sunburst' as const));
const relic = (times: number) => artifact('Relic', '{3}', [], sunbursts(times));
const golem = alsoType('Artifact', creature('Golem', '{3}', ['Golem'], 1, 1, sunbursts(1)));

function entering(definition: typeof golem, mana: string) {
  const p = position(pools(mana));
  const card = p.hand(alice, definition);
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  return { charge: counters(table, card, 'charge'), plus: counters(table, card) };
}

test('CR 702.44a: a +1/+1 counter on a creature for each color of mana spent', () => {
  expect(entering(golem, 'WUU')).toEqual({ charge: 0, plus: 2 });
});

test('CR 702.44a: charge counters on another permanent', () => {
  expect(entering(relic(1), 'WUB')).toEqual({ charge: 3, plus: 0 });
});

test('CR 702.44b: colorless mana counts nothing', () => {
  expect(entering(relic(1), 'CCC')).toEqual({ charge: 0, plus: 0 });
});

test('CR 702.44d: each instance works separately', () => {
  expect(entering(relic(2), 'WUU')).toEqual({ charge: 4, plus: 0 });
});
