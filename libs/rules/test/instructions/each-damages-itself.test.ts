import { expect, test } from '@jest/globals';
import { instant, creature, type KeywordName } from '@stacktrail/card-tree';
import { hasKeyword } from '@stacktrail/characteristics';
import { alice, bob, body, pay, pick, position, readCard, Table } from '@stacktrail/test-kit';

const blaze = readCard(instant('Blaze', '', []), 'Each creature deals damage to itself equal to its power.');

test('CR 120.2b: each creature deals damage to itself alone, all of it at once', () => {
  const p = position();
  const creatures = [p.battlefield(alice, body(1, 4)), p.battlefield(bob, body(3, 4)), p.battlefield(bob, body(0, 1))];
  const spell = p.hand(alice, blaze);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  expect(creatures.map((id) => table.object(id).damage)).toEqual([1, 3, 0]);
});

const titan = readCard(
  creature('Titan', '', ['Titan'], 2, 2),
  'Kicker {0}',
  'If this creature was kicked, it enters with three +1/+1 counters on it and with trample.',
);

test.each([
  ['a kicked creature enters with the counters and the ability', true],
  ['one that was not kicked enters with neither', false],
])('CR 702.33e, 614.12: %s', (_, kicks) => {
  const p = position();
  const card = p.hand(alice, titan);
  const table = new Table(p);
  table.cast(card, pick(kicks ? 'yes' : 'no'));
  if (table.question.kind !== 'priority') table.answer(pay);
  table.passAll();
  const permanent = table.now(card);
  const tramples = hasKeyword(table.state, permanent, 'trample' satisfies KeywordName);
  expect([permanent.counters.length > 0, tramples]).toEqual([kicks, kicks]);
});

const pipes = readCard(creature('Pipes', '', ['Ghost'], 1, 1), '{0}: Proliferate twice.');

test('CR 701.34: a player proliferates twice, each time anew', () => {
  const p = position();
  const ghost = p.battlefield(alice, pipes, { counters: { '+1/+1': 1 } });
  const table = new Table(p);
  table.activate(ghost);
  table.passAll();
  while (table.object(ghost).counters[0]!.count < 3 && table.question.form === 'select') {
    table.answer({ form: 'select', chosen: [{ is: 'object', id: ghost }] });
  }
  expect(table.object(ghost).counters).toEqual([{ kind: '+1/+1', count: 3 }]);
});
