import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, pick, position, readCard, Table } from '@stacktrail/test-kit';

const text = readCard(
  instant('Text', ''),
  'Roll two d6 and choose one result. You gain life equal to that result. Then you lose life equal to the other result.',
);

function rolling(...values: readonly number[]): Table {
  const p = position((state) => {
    state.foretoldChance = values.map((value) => ({ player: alice, kind: 'die', value }));
  });
  const card = p.hand(alice, text);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

const changes = (table: Table): readonly number[] =>
  [...table.of('LifeGained'), ...table.of('LifeLost')].map(({ data }) => data.amount);

test.each([
  ['5', [5, 2]],
  ['2', [2, 5]],
])('CR 706.2, 608.2d: the player chooses the result %s, and the text means the other one, too', (chosen, amounts) => {
  const table = rolling(2, 5);
  expect(table.question.rule).toBe('608.2d');
  table.answer(pick(chosen));
  expect(changes(table)).toEqual(amounts);
});

test('CR 706.2: two equal results leave nothing to choose', () => {
  const table = rolling(4, 4);
  expect(table.question.kind).toBe('priority');
  expect(changes(table)).toEqual([4, 4]);
});
