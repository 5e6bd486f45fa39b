import { describe, expect, test } from '@jest/globals';
import { creature, type CardDefinition } from '@stacktrail/card-tree';
import { alice, bear, forest, giant, mountain, pay, pick, position, readCard, Table } from '@stacktrail/test-kit';

const looking = readCard(
  creature('Prophet', '', [], 1, 1),
  "When this creature enters, reveal the top card of your library. You may cast it without paying its mana cost if it's a spell with mana value 2 or less. If you don't cast it, put it into your hand.",
);

function entering(top: CardDefinition): Table {
  const p = position();
  p.library(alice, top);
  const card = p.hand(alice, looking);
  const table = new Table(p);
  table.cast(card);
  table.pass(4);
  return table;
}

describe('CR 601.3e: a card may be cast if the spell would be such a spell', () => {
  test('a spell with the quality is cast; who doesn’t want to gets the card', () => {
    const table = entering(bear);
    table.answer(pick('yes'));
    expect(table.stack).toEqual(['Bear']);
    const other = entering(bear);
    other.answer(pick('no'));
    expect([other.stack, other.state.players[alice]!.hand.length]).toEqual([[], 1]);
  });

  test.each([
    ['a spell without the quality', giant],
    ['a land', forest],
  ])('%s isn’t cast and goes to the hand', (_, top) => {
    const table = entering(top);
    while (table.question.kind !== 'priority') table.answer(pick('yes'));
    expect([table.stack, table.state.players[alice]!.hand.length]).toEqual([[], 1]);
  });
});

describe('CR 601.3e: a spell with lesser mana value than the one that triggered it', () => {
  const crafter = readCard(
    creature('Crafter', '', [], 1, 1),
    "Whenever you cast your first spell each turn, reveal the top card of your library. You may cast it without paying its mana cost if it's a spell with lesser mana value. If you don't cast it, put it into your hand.",
  );

  test.each([
    ['one that costs less is cast', bear, ['Giant', 'Bear']],
    ['one that costs as much isn’t', giant, ['Giant']],
  ])('%s', (_, top, stack) => {
    const p = position();
    p.battlefield(alice, crafter);
    p.library(alice, top);
    const card = p.hand(alice, giant);
    const lands = Array.from({ length: 4 }, () => p.battlefield(alice, mountain));
    const table = new Table(p);
    for (const land of lands) table.activate(land);
    table.cast(card, pay);
    table.pass(2);
    while (table.question.kind !== 'priority') table.answer(pick('yes'));
    expect(table.stack.slice().sort()).toEqual([...stack].sort());
  });
});
