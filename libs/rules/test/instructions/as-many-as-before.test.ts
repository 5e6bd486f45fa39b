import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import {
  alice,
  bear,
  bob,
  elf,
  forest,
  giant,
  healing,
  pick,
  position,
  readCard,
  select,
  Table,
} from '@stacktrail/test-kit';

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

  test('cards of a kind are discarded, and as many can be targets', () => {
    const p = position();
    const [land, other] = [p.hand(alice, forest), p.hand(alice, bear)];
    p.hand(alice, forest);
    const buried = [p.graveyard(alice, bear), p.graveyard(alice, elf)];
    const card = p.hand(
      alice,
      entering(
        'you may discard one or more land cards. When you do, return up to that many target creature cards from your graveyard to your hand.',
      ),
    );
    const table = new Table(p);
    table.cast(card);
    table.pass(4);
    table.answer(pick('yes'));
    expect(() => table.answer(select(other))).toThrow();
    table.answer(select(land));
    expect(() => table.answer(select(...buried))).toThrow();
    table.answer(select(buried[1]!));
    table.passAll();
    expect([land, other, ...buried].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'hand', 'graveyard', 'hand']);
  });

  test('the amount of the event that triggered the first ability is that of the second, too', () => {
    const p = position();
    const bears = readCard(
      creature('Sweet Bear', '{2}', [], 3, 3),
      'Whenever you gain life, you may pay {0}. When you do, target creature gets +X/+X until end of turn, where X is the amount of life you gained.',
    );
    const id = p.battlefield(alice, bears);
    const card = p.hand(alice, healing);
    const table = new Table(p);
    table.cast(card);
    table.pass(4);
    table.answer(pick('yes'));
    table.passAll();
    expect(characteristicsOf(table.state, table.object(id)).power).toBe(6);
  });
});
