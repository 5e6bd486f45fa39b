import { expect, test } from '@jest/globals';
import { alice, body, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 603.2, 702.107a: it triggers on the ability of that keyword alone', () => {
  const herald = readCard(
    body(1, 1),
    'Outlast {0}',
    '{0}: You gain 1 life.',
    "Whenever you activate this creature's outlast ability, you gain 10 life.",
  );
  const p = position();
  const id = p.battlefield(alice, herald);
  const table = new Table(p);
  table.answer(table.use(id, 1));
  table.passAll();
  expect(table.life(alice)).toBe(21);
  table.answer(table.use(id, 0));
  table.passAll();
  expect(table.life(alice)).toBe(31);
});
