import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, position, readCard, select, Table } from '@stacktrail/test-kit';

const lizard = readCard(creature('Lizard', '', ['Lizard'], 1, 1), '{0}: Adapt 2.');
const helper = readCard(
  creature('Helper', '', ['Mutant'], 2, 2),
  '{0}: The next time target creature adapts this turn, it adapts as though it had no +1/+1 counters on it.',
);

test('CR 701.46a: it adapts once as though it had no +1/+1 counters; then it needs to have none again', () => {
  const p = position();
  const [adapts, other, helps] = [
    p.battlefield(alice, lizard),
    p.battlefield(alice, lizard),
    p.battlefield(alice, helper),
  ];
  const table = new Table(p);
  const adapt = (id: typeof adapts): number => {
    table.activate(id);
    table.passAll();
    return table.now(id).counters.find(({ kind }) => kind === '+1/+1')?.count ?? 0;
  };
  expect([adapt(adapts), adapt(adapts)]).toEqual([2, 2]);
  table.activate(helps, select(adapts));
  table.passAll();
  expect([adapt(other), adapt(other), adapt(adapts), adapt(adapts)]).toEqual([2, 2, 4, 4]);
});
