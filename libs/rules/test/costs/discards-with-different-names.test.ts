import { describe, expect, test } from '@jest/globals';
import { artifact } from '@stacktrail/card-tree';
import { alice, bear, elf, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

describe('CR 601.2b, 602.2b: cards with different names that a cost discards', () => {
  const archive = readCard(
    artifact('Archive', '{1}', []),
    'Discard three cards with different names: You gain 1 life.',
  );

  test('cards that share a name can’t be chosen together', () => {
    const p = position();
    const id = p.battlefield(alice, archive);
    const [one, other, third, fourth] = [bear, bear, elf, zap].map((card) => p.hand(alice, card));
    const table = new Table(p);
    table.activate(id);
    expect(() => table.answer(select(one!, other!, third!))).toThrow();
    table.answer(select(one!, third!, fourth!));
    table.passAll();
    expect(table.life(alice)).toBe(21);
    expect([one, other, third, fourth].map((card) => table.zoneOf(card!))).toEqual([
      'graveyard',
      'hand',
      'graveyard',
      'graveyard',
    ]);
  });

  test('without as many names the cost can’t be paid', () => {
    const p = position();
    const id = p.battlefield(alice, archive);
    for (const card of [bear, bear, elf]) p.hand(alice, card);
    const table = new Table(p);
    expect(() => table.activate(id)).toThrow();
  });
});
