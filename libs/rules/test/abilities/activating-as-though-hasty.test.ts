import { expect, test } from '@jest/globals';
import { artifact, creature } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const tapper = readCard(creature('Tapper', '{1}', ['Elf'], 1, 1), '{T}: You gain 2 life.');
const elixir = readCard(
  artifact('Elixir', '{3}', []),
  'You may activate abilities of creatures you control as though those creatures had haste.',
);

test.each([
  ['with the effect, its {T} ability can be activated', true, 1],
  ['without it, it can’t', false, 0],
])('CR 302.6, 602.5a: a creature that has just come: %s', (_, has, options) => {
  const p = position();
  const fresh = p.battlefield(alice, tapper, { controlledSince: 3 });
  if (has) p.battlefield(alice, elixir);
  expect(new Table(p).options(fresh)).toHaveLength(options);
});

test('CR 302.6: it still can’t attack', () => {
  const p = position((state) => {
    state.step = 'beginning of combat';
  });
  p.battlefield(alice, tapper, { controlledSince: 3 });
  p.battlefield(alice, elixir);
  const table = new Table(p);
  table.passAll();
  expect(table.question.form).not.toBe('attack');
});

test('what an opponent controls isn’t affected', () => {
  const p = position();
  const fresh = p.battlefield(alice, tapper, { controlledSince: 3 });
  p.battlefield(bob, elixir);
  expect(new Table(p).options(fresh)).toHaveLength(0);
});
