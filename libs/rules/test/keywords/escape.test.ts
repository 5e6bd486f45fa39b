import { expect, test } from '@jest/globals';
import { cost, creature, escape, others } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { bear, pay, alice, position, Table, pools } from '@stacktrail/test-kit';

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

test('CR 702.138b, 702.138c, 702.138d: what escaped has the counters and the ability that it escapes with, and only that', () => {
  const escaped = { if: 'cost was paid', keyword: 'escape' } as const;
  const card = creature(
    'Fleeing',
    '{B}',
    ['Spirit'],
    2,
    2,
    escape([cost.mana('{B}'), cost.exileFromGraveyard(others, 1)]),
    {
      kind: 'static',
      effects: [
        {
          static: 'replacement',
          replacement: {
            would: 'enter',
            what: { is: 'this' },
            instead: { enters: 'with counters', counter: '+1/+1', count: 1, if: escaped },
          },
        },
      ],
    },
    {
      kind: 'static',
      condition: escaped,
      effects: [
        {
          static: 'continuous',
          affects: { objects: 'this' },
          changes: [{ change: 'add abilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
        },
      ],
    },
  );
  const p = position(pools('BB'));
  const [fled, plain] = [p.graveyard(alice, card), p.hand(alice, card)];
  p.graveyard(alice, bear);
  const table = new Table(p);
  table.castVia('escape', fled, pay);
  table.passAll();
  table.cast(plain, pay);
  table.passAll();
  const seen = [fled, plain].map((id) => characteristicsOf(table.state, table.now(id)));
  expect(seen.map(({ power, keywords }) => [power, keywords.has('haste')])).toEqual([
    [3, true],
    [2, false],
  ]);
});
