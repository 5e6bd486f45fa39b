import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { alice, balm, bear, bob, object, choose, position, readCard, Table } from '@stacktrail/test-kit';

const ward = readCard(
  enchantment('Ward', '', []),
  'Whenever a permanent you control becomes the target of a spell or ability an opponent controls, you gain 100 life.',
);
const counters = readCard(instant('Counter', ''), 'Counter target spell.');
const kills = readCard(instant('Kill', ''), 'Destroy target permanent.');

test.each<readonly [string, typeof kills, number]>([
  ['a permanent is', kills, 120],
  ['a spell on the stack is none', counters, 20],
])('CR 109.2: of what an opponent targets, %s a permanent that its controller controls', (_, card, life) => {
  const p = position();
  p.battlefield(alice, ward);
  const own = p.battlefield(alice, bear);
  const [spell, aimed] = [p.hand(alice, balm), p.hand(bob, card)];
  const table = new Table(p);
  table.cast(spell);
  table.pass();
  table.cast(aimed);
  if (table.question.form === 'select') table.answer(choose(object(own)));
  table.passAll(); // the triggered ability, or what it would watch
  expect(table.life(alice)).toBe(life);
});
