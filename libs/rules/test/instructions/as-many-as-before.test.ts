import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, giant, pick, position, readCard, select, Table } from '@stacktrail/test-kit';

const entering = (text: string) => readCard(creature('Newcomer', '', [], 3, 3), `When this creature enters, ${text}`);

describe('CR 603.12: the number of what was done before a reflexive triggered ability', () => {
  const specter = entering(
    'you may exile one or more creature cards from your graveyard. When you do, each other creature gets -X/-X until end of turn, where X is the number of cards exiled this way.',
  );

  test('the ability counts what the text before it did', () => {
    const p = position();
    const buried = [p.graveyard(alice, bear), p.graveyard(alice, elf)];
    const [dying, living] = [p.battlefield(bob, bear), p.battlefield(bob, giant)];
    const card = p.hand(alice, specter);
    const table = new Table(p);
    table.cast(card);
    table.pass(4);
    table.answer(pick('yes'));
    expect(() => table.answer(select())).toThrow();
    table.answer(select(...buried));
    expect(table.stack).toEqual(['ability of Newcomer']);
    table.passAll();
    expect([dying, living].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'battlefield']);
  });

  test('without a card to exile nothing is done, and nothing triggers', () => {
    const p = position();
    const card = p.hand(alice, specter);
    const table = new Table(p);
    table.cast(card);
    table.pass(4);
    expect(table.asked).toBe(`priority ${alice}`);
    expect(table.stack).toEqual([]);
  });

  test('it has up to that many targets', () => {
    const p = position();
    const sold = [p.battlefield(alice, elf), p.battlefield(alice, elf)];
    const others = [p.battlefield(bob, bear), p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const card = p.hand(
      alice,
      entering('you may sacrifice one or more Elves. When you do, tap up to that many target creatures.'),
    );
    const table = new Table(p);
    table.cast(card);
    table.pass(4);
    table.answers(pick('yes'), select(...sold));
    expect(() => table.answer(select(...others))).toThrow();
    table.answer(select(others[0]!, others[2]!));
    table.passAll();
    expect(others.map((id) => table.object(id).tapped)).toEqual([true, false, true]);
  });
});
