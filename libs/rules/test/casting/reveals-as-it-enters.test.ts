import { expect, test } from '@jest/globals';
import { artifact, creature } from '@stacktrail/card-tree';
import { alice, pick, position, readCard, select, Table } from '@stacktrail/test-kit';

test('CR 614.12a: counters are counted by the cards that were revealed as it entered', () => {
  const thresher = readCard(
    creature('Thresher', '', [], 2, 2),
    'As this creature enters, you may reveal any number of artifact cards from your hand. This creature enters with a +1/+1 counter on it for each card revealed this way.',
  );
  const p = position();
  const card = p.hand(alice, thresher);
  const shown = [p.hand(alice, artifact('One', '{1}', [])), p.hand(alice, artifact('Two', '{1}', []))];
  const table = new Table(p);
  table.cast(card);
  table.pass(2);
  table.answer(pick('yes'));
  table.answer(select(...shown));
  const entered = table.state.battlefield.at(-1)!;
  expect(table.object(entered).counters).toEqual([{ kind: '+1/+1', count: 2 }]);
});
