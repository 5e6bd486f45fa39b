import { expect, test } from '@jest/globals';
import { enchantment, sorcery } from '@stacktrail/card-tree';
import { alice, forest, position, readCard, select, Table } from '@stacktrail/test-kit';

const spawning = readCard(
  enchantment('Spawning', '', []),
  'Whenever a land you control enters from anywhere other than your hand, you gain 1 life.',
);

test('CR 603.6a: a land that enters from a graveyard comes from elsewhere than the hand; one that is played doesn’t', () => {
  const p = position();
  p.battlefield(alice, spawning);
  const card = p.hand(
    alice,
    readCard(sorcery('Growth', ''), 'Return all land cards from your graveyard to the battlefield.'),
  );
  const land = p.hand(alice, forest);
  const buried = p.graveyard(alice, forest);
  const table = new Table(p);
  table.playLand(land);
  expect([table.zoneOf(land), table.stack]).toEqual(['battlefield', []]);
  table.cast(card);
  table.passAll();
  expect([table.zoneOf(buried), table.stack]).toEqual(['battlefield', ['ability of Spawning']]);
  table.passAll();
  expect(table.life(alice)).toBe(21);
});

test('CR 603.6a: a land that is put onto the battlefield from your hand doesn’t', () => {
  const p = position();
  p.battlefield(alice, spawning);
  const card = p.hand(
    alice,
    readCard(sorcery('Explore', ''), 'You may put a land card from your hand onto the battlefield.'),
  );
  const land = p.hand(alice, forest);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  while (table.question.kind !== 'priority') {
    table.answer(table.question.form === 'select' ? select(land) : { form: 'pick', keys: ['yes'] });
  }
  expect([table.zoneOf(land), table.stack.length]).toEqual(['battlefield', 0]);
});
