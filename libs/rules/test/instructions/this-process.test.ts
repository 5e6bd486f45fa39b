import { describe, expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, pick, position, readCard, Table } from '@stacktrail/test-kit';

function cast(text: string, choices: readonly ('yes' | 'no')[] = []) {
  const p = position();
  const spell = p.hand(alice, readCard(sorcery('Again', ''), text));
  const cards = [bear, bear, bear, bear].map((card) => p.library(alice, card));
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  for (const choice of choices) table.answer(pick(choice));
  return { table, drawn: cards.filter((id) => table.zoneOf(id) === 'hand').length };
}

describe('CR 608.2c: a process that is repeated', () => {
  test('CR 608.2d: as often as the player likes, and at least once', () => {
    const text = 'Draw a card. You lose 2 life. You may repeat this process any number of times.';
    expect([[], ['yes'], ['yes', 'yes']].map((more) => cast(text, [...(more as 'yes'[]), 'no']).drawn)).toEqual([
      1, 2, 3,
    ]);
    expect(cast(text, ['yes', 'no']).table.life(alice)).toBe(16);
  });

  test('once more, as the text says', () => {
    expect(cast('Draw a card. Repeat this process once.').drawn).toBe(2);
    expect(cast('Draw a card. Repeat this process two more times.').drawn).toBe(3);
  });

  test('CR 118.12: each round asks only what was done in it', () => {
    const text = 'You may draw a card. If you do, repeat this process.';
    expect(cast(text, ['no']).drawn).toBe(0);
    expect(cast(text, ['yes', 'yes', 'no']).drawn).toBe(2);
  });

  test('what was done in one round isn’t done in the next', () => {
    const text = 'You may pay {0}. If you do, draw a card. Repeat this process once.';
    expect(cast(text, ['yes', 'no']).drawn).toBe(1);
  });

  test('another player decides', () => {
    const text =
      'You draw a card. Target opponent loses 1 life. That opponent may repeat this process as many times as they choose.';
    const { table, drawn } = cast(text, ['yes', 'no']);
    expect([table.life(bob), drawn]).toEqual([18, 2]);
  });
});
