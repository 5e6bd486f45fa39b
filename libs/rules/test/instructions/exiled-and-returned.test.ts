import { expect, test } from '@jest/globals';
import { artifact, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, order, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 603.7, 614.1a: what would be put into a graveyard is exiled and returned at the next end step', () => {
  const cosmic = readCard(
    instant('Cosmic', ''),
    "If a permanent you control would be put into a graveyard from the battlefield this turn, exile it instead. Return it to the battlefield under its owner's control at the beginning of the next end step.",
  );
  const doom = readCard(instant('Doom', ''), 'Destroy all artifacts and creatures.');
  const p = position();
  const [own, rock, theirs] = [
    p.battlefield(alice, bear),
    p.battlefield(alice, artifact('Rock', '{1}', [])),
    p.battlefield(bob, bear),
  ];
  const [first, second] = [p.hand(alice, cosmic), p.hand(alice, doom)];
  const table = new Table(p);
  for (const card of [first, second]) {
    table.cast(card);
    table.passAll();
  }
  expect([own, rock, theirs].map((id) => table.zoneOf(id))).toEqual(['exile', 'exile', 'graveyard']);
  table.passUntil('end');
  const { question } = table;
  expect(question.form).toBe('order');
  if (question.form === 'order') table.answer(order(...question.options.map(({ key }) => key)));
  expect(table.stack).toHaveLength(2);
  while (table.stack.length > 0) table.passAll();
  expect([own, rock, theirs].map((id) => table.zoneOf(id))).toEqual(['battlefield', 'battlefield', 'graveyard']);
});
