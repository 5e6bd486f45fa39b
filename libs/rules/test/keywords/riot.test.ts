import { expect, test } from 'vitest';
import { creature, keywords } from '@stacktrail/card-language';
import { characteristicsOf } from '../../src/index.js';
import { pay, pick } from '../answers.js';
import { pools, Table } from '../table.js';
import { alice, counters, position, resolve } from './playing.js';

function entering(times: number, ...picks: readonly string[]) {
  const p = position(pools('R'));
  const card = p.hand(
    alice,
    creature('Raider', '{R}', ['Orc'], 2, 2, keywords(...Array.from({ length: times }, () => 'riot' as const))),
  );
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  for (const key of picks) {
    resolve(table);
    table.answer(pick(key));
  }
  resolve(table);
  return {
    hasHaste: characteristicsOf(table.state, table.now(card)).keywords.has('haste'),
    counters: counters(table, card),
  };
}

test('CR 702.136a: it enters with a +1/+1 counter', () => {
  expect(entering(1, '1')).toEqual({ hasHaste: false, counters: 1 });
});

test('CR 702.136a: or it gains haste', () => {
  expect(entering(1, '2')).toEqual({ hasHaste: true, counters: 0 });
});

test('CR 702.136b: each instance works separately', () => {
  expect(entering(2, '1', '2')).toEqual({ hasHaste: true, counters: 1 });
});
