import { expect, test } from '@jest/globals';
import { enchantment, sorcery } from '@stacktrail/card-tree';
import { alice, bob, forest, position, readCard, select, Table } from '@stacktrail/test-kit';

const spawning = readCard(
  enchantment('Spawning', '', []),
  'Whenever a land you control enters from anywhere other than your hand, you gain 1 life.',
);

/** Alice's life after a spell that puts a land onto the battlefield, and after playing a land. */
function lives(text: string, whose = alice): readonly number[] {
  const p = position(undefined);
  p.battlefield(alice, spawning);
  const card = p.hand(alice, readCard(sorcery('Growth', ''), text));
  const land = p.hand(alice, forest);
  p.graveyard(alice, forest);
  if (whose === bob) p.hand(bob, forest);
  const table = new Table(p);
  table.playLand(land);
  table.passAll();
  const before = table.life(alice);
  table.cast(card);
  table.passAll();
  if (table.question.form === 'select') table.answer(select(table.question.candidates[0]!));
  for (let i = 0; i < 2 && table.stack.length > 0; i++) table.passAll();
  return [before, table.life(alice)];
}

test('CR 603.6a: a land that enters from a graveyard comes from elsewhere than the hand', () => {
  expect(lives('Return all land cards from your graveyard to the battlefield.')).toEqual([20, 21]);
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
