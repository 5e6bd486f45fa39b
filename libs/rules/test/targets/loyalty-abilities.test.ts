import { expect, test } from '@jest/globals';
import { activated, artifact, cost, gainLife, instant, type CardDefinition } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, select, Table } from '@stacktrail/test-kit';

const plain = artifact(
  'Walker',
  '',
  [],
  { ...activated([cost.removeCounters('loyalty', 2)], gainLife(5)), loyalty: true },
  activated([cost.mana('{0}')], gainLife(1)),
);
const walker: CardDefinition = {
  ...plain,
  faces: [{ ...plain.faces[0], types: ['Planeswalker'], subtypes: ['Jace'], loyalty: 3 }],
};
const stops = readCard(instant('Stop', ''), 'Counter target loyalty ability from a planeswalker source.');

function withWalker(loyalty: number) {
  const p = position();
  const [id, card] = [p.battlefield(alice, walker, { counters: { loyalty } }), p.hand(bob, stops)];
  return { table: new Table(p), id, card };
}

test('CR 606.1, 115.1: only the loyalty ability of a planeswalker is a target, and is countered', () => {
  const { table, id, card } = withWalker(3);
  table.answer(table.use(id));
  table.answer(table.use(id, 1));
  table.pass();
  table.cast(card);
  expect(table.stack).toEqual(['ability of Walker', 'ability of Walker', 'Stop']);
  while (table.stack.length > 0) table.pass();
  expect(table.life(alice)).toBe(21);
});

test('CR 113.7a: also if the planeswalker has died of what its ability cost', () => {
  const { table, id, card } = withWalker(2);
  table.answer(table.use(id));
  table.pass();
  expect(table.zoneOf(id)).toBe('graveyard');
  const [ability] = table.state.stack;
  table.cast(card);
  if (table.question.form === 'select') table.answer(select(ability!));
  while (table.stack.length > 0) table.pass();
  expect(table.life(alice)).toBe(20);
});

test('CR 606.1: an activated ability of a planeswalker that is no loyalty ability is no target', () => {
  const { table, id, card } = withWalker(3);
  table.answer(table.use(id, 1));
  table.pass();
  table.cast(card);
  expect([table.reversed?.rule, table.stack]).toEqual(['601.2c', ['ability of Walker']]);
});
