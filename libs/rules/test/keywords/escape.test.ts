import { expect, test } from 'vitest';
import { cost, creature, escape, others } from '@stacktrail/card-language';
import { bear } from '../cards.js';
import { pay } from '../answers.js';
import { alice, position } from '../position.js';
import { Table, pools } from '../table.js';

const titan = creature(
  'Returned',
  '{4}',
  ['Spirit'],
  2,
  2,
  escape([cost.mana('{B}'), cost.exileFromGraveyard(others, 2)]),
);

test('CR 702.138a: it is cast from the graveyard for its escape cost', () => {
  const p = position(pools('B'));
  const card = p.graveyard(alice, titan);
  const [one, two] = [p.graveyard(alice, bear), p.graveyard(alice, bear)];
  const table = new Table(p);
  expect(table.options(card)).toMatchObject([{ via: 'escape' }]);
  table.castVia('escape', card, pay);
  table.passAll();
  expect([card, one, two].map((id) => table.zoneOf(id))).toEqual(['battlefield', 'exile', 'exile']);
});

test('CR 702.138a: not without other cards to exile', () => {
  const p = position(pools('B'));
  const card = p.graveyard(alice, titan);
  p.graveyard(alice, bear);
  const table = new Table(p);
  table.castVia('escape', card, pay);
  expect(table.reversed?.rule).toBe('601.2h');
});
