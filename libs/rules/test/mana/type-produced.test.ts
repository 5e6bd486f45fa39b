import { describe, expect, test } from '@jest/globals';
import { artifact, enchantment, land } from '@stacktrail/card-tree';
import { pick, select, bear, forest, alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const yours = readCard(
  enchantment('Wake', '{1}', []),
  'Whenever you tap a land for mana, add one mana of any type that land produced.',
);
const everyones = readCard(
  enchantment('Flare', '{1}', []),
  'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.',
);
const both = readCard(land('Both', []), '{T}: Add {C}{G}.');

describe('one mana of any type that a land produced', () => {
  test('CR 106.12a: it is of the type that was produced, added by a mana ability that uses no stack', () => {
    const p = position();
    p.battlefield(alice, yours);
    const tree = p.battlefield(alice, forest);
    const table = new Table(p);
    table.activate(tree);
    expect(table.pool(alice)).toBe('GG');
    expect(table.stack).toEqual([]);
  });

  test('CR 106.12a: of several types one is chosen', () => {
    const p = position();
    p.battlefield(alice, yours);
    const source = p.battlefield(alice, both);
    const table = new Table(p);
    table.activate(source, pick('C'));
    expect(table.pool(alice)).toBe('CGC');
  });

  test('CR 106.12a: the player who tapped it adds the mana', () => {
    const p = position();
    p.battlefield(bob, everyones);
    const tree = p.battlefield(alice, forest);
    const table = new Table(p);
    table.activate(tree);
    expect([table.pool(alice), table.pool(bob)]).toEqual(['GG', '']);
  });
});

test('CR 106.3, 701.20a: mana for each card that was revealed', () => {
  const worker = readCard(
    artifact('Worker', '{3}', []),
    '{T}: Reveal any number of artifact cards in your hand. Add {C}{C} for each card revealed this way.',
  );
  const p = position();
  const id = p.battlefield(alice, worker);
  const cards = [p.hand(alice, worker), p.hand(alice, worker)];
  p.hand(alice, bear);
  const table = new Table(p);
  table.activate(id, select(...cards));
  expect(table.pool(alice)).toBe('CCCC');
  expect(table.of('CardsRevealed').flatMap(({ data }) => data.objects)).toEqual(cards);
});
