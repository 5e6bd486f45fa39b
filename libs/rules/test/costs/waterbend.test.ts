import { describe, expect, test } from '@jest/globals';
import { artifact, creature, instant, sorcery, type CardDefinition } from '@stacktrail/card-tree';
import { alice, bob, pay, pick, pools, position, readCard, resolve, select, Table, bear } from '@stacktrail/test-kit';

const rock = artifact('Rock', '{1}', []);
const giant = readCard(creature('Giant', '{1}', ['Giant'], 3, 3), 'Waterbend {3}: Draw a card.');

function setting(mana: string, card: CardDefinition) {
  const p = position(pools(mana));
  const id = p.battlefield(alice, card);
  const others = [p.battlefield(alice, bear), p.battlefield(alice, rock)];
  p.battlefield(alice, bear, { tapped: true });
  p.battlefield(bob, bear);
  p.library(alice, bear);
  return { table: new Table(p), id, others };
}

describe('CR 701.67: waterbend', () => {
  test('CR 701.67a: untapped artifacts and creatures that its payer controls can be tapped for generic mana', () => {
    const { table, id, others } = setting('C', giant);
    table.activate(id, pay);
    expect(table.question).toMatchObject({ candidates: [id, ...others].map((one) => ({ id: one })), max: 3 });
    table.answer(select(...others));
    expect([table.pool(alice), ...others.map((one) => table.object(one).tapped)]).toEqual(['', true, true]);
    expect(table.stack).toEqual(['ability of Giant']);
  });

  test('CR 701.67a: it can be paid with mana alone', () => {
    const { table, id, others } = setting('CCC', giant);
    table.activate(id, pay, select());
    expect([table.pool(alice), ...others.map((one) => table.object(one).tapped)]).toEqual(['', false, false]);
  });

  test('CR 601.2h: what is tapped and what is in the pool have to come to the cost', () => {
    const { table, id, others } = setting('C', giant);
    table.activate(id, pay, select(others[0]!));
    expect([table.reversed?.rule, table.object(others[0]!).tapped, table.stack]).toEqual(['601.2h', false, []]);
  });

  test('CR 701.67b: of a total cost it pays only for the waterbend cost', () => {
    const p = position(pools('UCC'));
    const reading = 'As an additional cost to cast this spell, waterbend {2}.';
    const spell = p.hand(alice, readCard(instant('Wave', '{2}{U}'), reading, 'You gain 3 life.'));
    const tapped = [1, 2, 3].map(() => p.battlefield(alice, bear));
    const table = new Table(p);
    table.cast(spell, pay);
    expect(table.question).toMatchObject({ max: 2 });
    table.answer(select(tapped[0]!, tapped[1]!));
    table.passAll();
    expect([table.life(alice), table.pool(alice)]).toEqual([23, '']);
  });

  test('CR 701.67c: whoever pays a waterbend cost waterbends, while an effect is applied too', () => {
    const p = position(pools('CC'));
    const spell = p.hand(alice, readCard(sorcery('Lesson', ''), 'You lose 5 life unless you waterbend {2}.'));
    p.battlefield(alice, readCard(bear, 'Whenever you waterbend, you gain 1 life.'));
    const table = new Table(p);
    table.cast(spell);
    table.passAll();
    table.answers(pick('yes'), pay, select());
    expect(resolve(table).life(alice)).toBe(21);
  });
});
