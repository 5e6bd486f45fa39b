import { expect, test } from '@jest/globals';
import { creature, enchantment } from '@stacktrail/card-tree';
import {
  act,
  alice,
  bear,
  bob,
  elf,
  forest,
  giant,
  pay,
  pools,
  player,
  position,
  readCard,
  Table,
} from '@stacktrail/test-kit';

const fixer = readCard(
  enchantment('Fixer', '', []),
  'Each creature card in your graveyard has encore {X}, where X is its mana value.',
);

test('CR 107.3c, 702.141a: each card has the keyword for its own mana value', () => {
  const p = position(pools('GG'));
  p.battlefield(alice, fixer);
  const card = p.graveyard(alice, bear);
  p.graveyard(alice, giant);
  const table = new Table(p);
  table.answers(act(table.options(card)[0]!), pay);
  expect(table.pool(alice)).toBe('');
  table.passAll();
  expect(table.state.battlefield.filter((id) => table.object(id).kind === 'token')).toHaveLength(1);
});

test('CR 508.1h, 107.3c: each attacker’s controller pays for that creature’s own counters, of every kind', () => {
  const nils = readCard(
    creature('Nils', '', [], 2, 2),
    "Each creature with one or more counters on it can't attack you or planeswalkers you control unless its controller pays {X}, where X is the number of counters on that creature.",
  );
  const p = position((state) => {
    state.step = 'beginning of combat';
  });
  p.battlefield(bob, nils);
  const lands = Array.from({ length: 4 }, () => p.battlefield(alice, forest));
  const [one, two, none] = [
    p.battlefield(alice, bear, { counters: { '+1/+1': 1 } }),
    p.battlefield(alice, bear, { counters: { '+1/+1': 1, charge: 1 } }),
    p.battlefield(alice, elf),
  ];
  const table = new Table(p);
  const defender = player(bob);
  table.passAll();
  table.answer({ form: 'attack', attacks: [one, two, none].map((attacker) => ({ attacker, defender })) });
  expect(table.question.kind).toBe('activate mana abilities');
  for (const id of lands) table.answer(table.use(id));
  table.answer(pay);
  expect(table.pool(alice)).toBe('G');
  expect(table.state.combat?.attackers).toHaveLength(3);
});
