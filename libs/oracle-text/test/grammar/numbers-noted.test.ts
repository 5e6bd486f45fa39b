import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const facts = (tree: unknown): string => JSON.stringify(tree);

function effectsOf(text: string): readonly unknown[] {
  const [spell] = readingSpell(text);
  return (spell as unknown as { modes: readonly { effects: readonly unknown[] }[] }).modes[0]!.effects;
}

describe('CR 608.2c: how many counters were removed this way', () => {
  const noted = { amount: 'noted number', label: 'removed 1' };

  test('that many', () => {
    expect(
      effectsOf('Remove all +1/+1 counters from target creature you control. Draw that many cards.'),
    ).toMatchObject([{ removed: 'removed 1' }, { count: { ...noted, said: 'that many' } }]);
  });

  test('counters of the kind, and whether there were none', () => {
    const text =
      'Remove all charge counters from target artifact. Draw a card for each charge counter removed this way. If no charge counters were removed this way, scry 1.';
    expect(effectsOf(text)).toMatchObject([
      { counter: 'charge' },
      { count: { of: [noted, 1] } },
      { do: 'if', condition: { left: noted, compare: 'exactly', right: 0 } },
    ]);
  });

  test('of another kind, or of none that were removed, nothing is known', () => {
    expect(() =>
      readingSpell(
        'Remove all charge counters from target artifact. Draw a card for each ki counter removed this way.',
      ),
    ).toThrow();
    expect(() => readingSpell('Draw a card for each charge counter removed this way.')).toThrow();
    expect(facts(readingSpell('Remove all charge counters from target artifact. Draw a card.'))).not.toContain(
      'removed 1',
    );
  });
});

describe('CR 107.1a: parts of a number', () => {
  test('a third', () => {
    expect(effectsOf('Each player loses a third of their life, rounded up.')).toMatchObject([
      { effects: [{ amount: { amount: 'quotient', by: 3, round: 'up', of: { amount: 'life' } } }] },
    ]);
    expect(
      effectsOf('Each player sacrifices a third of the lands they control of their choice, rounded down.'),
    ).toMatchObject([{ count: { amount: 'quotient', by: 3, round: 'down', of: { amount: 'count' } } }]);
  });

  test('divided evenly among the targets that are still legal', () => {
    const text = 'Test Card deals X damage divided evenly, rounded down, among any number of targets.';
    expect(effectsOf(text)).toMatchObject([
      {
        do: 'deal damage',
        to: { objects: 'target', slot: 0 },
        amount: { amount: 'quotient', of: { amount: 'X' }, by: { amount: 'sum' }, round: 'down' },
      },
    ]);
    expect(() =>
      readingSpell('Test Card deals X damage divided evenly, rounded down, among target creature.'),
    ).toThrow();
  });
});

describe('CR 608.2d: what its controller chooses', () => {
  test('a kind of counters', () => {
    expect(
      effectsOf('Put your choice of a +1/+1 counter, two charge counters, or a shield counter on target artifact.'),
    ).toMatchObject([
      {
        do: 'choose one',
        options: [
          { effects: [{ do: 'put counters', counter: '+1/+1', count: 1, on: { slot: 0 } }] },
          { effects: [{ counter: 'charge', count: 2, on: { slot: 0 } }] },
          { effects: [{ counter: 'shield' }] },
        ],
      },
    ]);
    expect(() => readingSpell('Put your choice of a +1/+1 counter on target artifact.')).toThrow();
  });

  test('a kind of tokens', () => {
    expect(effectsOf('Create your choice of a Food token or a Treasure token.')).toMatchObject([
      { options: [{ effects: [{ token: 'Food' }] }, { effects: [{ token: 'Treasure' }] }] },
    ]);
  });

  test('how many cards are drawn', () => {
    expect(
      effectsOf(
        "Counter target spell. Its controller may draw up to two cards at the beginning of the next turn's upkeep.",
      ),
    ).toMatchObject([
      {},
      {
        do: 'delayed trigger',
        ability: { modes: [{ effects: [{ do: 'may', effects: [{ do: 'draw', count: 2, upTo: true }] }] }] },
      },
    ]);
  });
});

test('CR 122.1: cards are exiled with counters', () => {
  expect(effectsOf('Draw a card. Exile Test Card with three time counters on it.')).toMatchObject([
    {},
    { do: 'move', what: { objects: 'this' }, to: { zone: 'exile', withCounters: { counter: 'time', count: 3 } } },
  ]);
});

test('for each 1 life lost this way', () => {
  expect(
    effectsOf('Each player loses 1 life. Put a +1/+1 counter on target creature for each 1 life lost this way.'),
  ).toMatchObject([{ label: 'lost 1' }, { count: { of: [{ amount: 'noted number', label: 'lost 1' }, 1] } }]);
});

test('CR 120.3a: damage that makes nobody lose life', () => {
  expect(reading("As long as you're the monarch, damage doesn't cause you to lose life.")).toMatchObject([
    { effects: [{ replacement: { would: 'lose life', fromDamage: true, instead: { do: 'change amount', to: 0 } } }] },
  ]);
});

test('the player with the most life, or one of those who have as much', () => {
  const text =
    'Whenever this creature attacks, if it is attacking the player with the most life or tied for most life, draw a card.';
  expect(facts(reading(text))).toContain('"right":{"amount":"greatest life","of":{"players":"each player"}}');
});
