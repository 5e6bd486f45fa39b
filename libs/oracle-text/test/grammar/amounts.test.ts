import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

/** The instructions of a spell. */
function effectsOf(text: string): readonly unknown[] {
  const [spell] = readingSpell(text);
  return (spell as unknown as { modes: readonly { effects: readonly unknown[] }[] }).modes[0]!.effects;
}

describe('CR 107.1a: halves', () => {
  const life = { amount: 'half', round: 'up', of: { amount: 'life' } };

  test('of a life total', () => {
    expect(effectsOf('Target player loses half their life, rounded up.')).toMatchObject([
      { do: 'lose life', amount: life, who: { players: 'target' } },
    ]);
  });

  test('of each player’s own', () => {
    expect(effectsOf('Each player loses half their life, rounded up.')).toMatchObject([
      { do: 'for each player', effects: [{ amount: { of: { of: { players: 'that player' } } } }] },
    ]);
  });

  test('of a library, a hand and permanents', () => {
    expect(effectsOf('Target player mills half their library, rounded down.')).toMatchObject([
      { do: 'mill', count: { amount: 'half', round: 'down', of: { amount: 'library size' } } },
    ]);
    expect(effectsOf('Target player discards half the cards in their hand, rounded up.')).toMatchObject([
      { do: 'discard', count: { amount: 'half', of: { amount: 'hand size' } } },
    ]);
    expect(
      effectsOf('Each player sacrifices half the creatures they control of their choice, rounded up.'),
    ).toMatchObject([
      {
        do: 'choose and sacrifice',
        who: { players: 'each player' },
        count: { amount: 'half', of: { amount: 'count' } },
      },
    ]);
  });

  test('somebody else’s life isn’t “their” life', () => {
    expect(() => readingSpell("You lose half target opponent's life, rounded up.")).toThrow();
  });
});

describe('with the greatest power among some', () => {
  test('it has at least as much as each of those, which that player controls', () => {
    const text =
      'Each opponent sacrifices a creature with the greatest power among creatures they control of their choice.';
    const among = { objects: 'each', filter: { is: 'all', of: [{ is: 'type' }, { is: 'controlled by players' }] } };
    expect(effectsOf(text)).toMatchObject([
      {
        do: 'choose and sacrifice',
        filter: {
          is: 'all',
          of: [
            { is: 'type' },
            { is: 'power', compare: 'at least', to: { amount: 'greatest', measure: 'power', among } },
          ],
        },
      },
    ]);
  });

  test('what it is compared with isn’t “it” afterwards', () => {
    const text =
      'Target player sacrifices a creature with the greatest power among creatures they control of their choice. You gain life equal to its power.';
    expect(effectsOf(text)).toMatchObject([
      { label: 'done 1' },
      { amount: { of: { objects: 'result', label: 'done 1' } } },
    ]);
  });

  test('“least” is at most', () => {
    expect(effectsOf('Exile target creature with the least toughness among creatures you control.')).toHaveLength(1);
  });
});

describe('CR 120.10: excess damage', () => {
  test('how much it was is noted, and not how much was dealt', () => {
    const text =
      'Test Card deals 3 damage to target creature. You gain life equal to the excess damage dealt this way.';
    const [damage, gain] = effectsOf(text);
    expect(damage).toMatchObject({ excess: 'excess 1' });
    expect(damage).not.toHaveProperty('dealt');
    expect(gain).toMatchObject({ amount: { amount: 'noted number', label: 'excess 1' } });
  });

  test('whether there was any', () => {
    expect(
      effectsOf('Test Card deals 3 damage to target creature. If excess damage was dealt this way, draw a card.'),
    ).toMatchObject([{}, { do: 'if', condition: { if: 'compare', compare: 'at least', right: 1 } }]);
  });

  test('CR 120.4a: it is dealt to another', () => {
    expect(
      effectsOf(
        "Test Card deals 3 damage to target creature. Excess damage is dealt to that creature's controller instead.",
      ),
    ).toMatchObject([{ do: 'deal damage', amount: 3, excessTo: { players: 'controller of' } }]);
  });

  test('of damage that nothing dealt can’t be spoken', () => {
    expect(() => readingSpell('You gain life equal to the excess damage dealt this way.')).toThrow();
  });
});

describe('several players of each of whom a clause is said', () => {
  test('you and another', () => {
    expect(effectsOf('You and target opponent each draw three cards.')).toMatchObject([
      { do: 'draw', count: 3, who: { players: 'together', of: [{ players: 'you' }, { players: 'target' }] } },
    ]);
  });

  test('several targets, of whom the next verb is said, too', () => {
    expect(effectsOf('Any number of target players each lose 1 life and discard a card.')).toMatchObject([
      { do: 'lose life', who: { players: 'target', slot: 0 } },
      { do: 'discard', who: { players: 'target', slot: 0, called: 'nothing' } },
    ]);
  });

  test('“their” of several would be all of theirs together', () => {
    const text = 'Any number of target players each mill cards equal to the number of cards in their hand.';
    expect(() => readingSpell(text)).toThrow();
  });
});

describe('numbers that are said last', () => {
  test('of counters', () => {
    expect(effectsOf('Put +1/+1 counters on target creature equal to its power.')).toMatchObject([
      { do: 'put counters', count: { amount: 'power', of: { objects: 'target' } }, amountLast: true },
    ]);
  });

  test('an additional card is one more that is drawn', () => {
    const [ability] = reading('At the beginning of your draw step, draw an additional card.');
    expect(ability).toMatchObject({ modes: [{ effects: [{ do: 'draw', count: 1, additional: true }] }] });
  });
});

describe('counters of several kinds and on several things', () => {
  test('a list with one verb', () => {
    const text =
      'Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters on another target creature.';
    expect(effectsOf(text)).toMatchObject([
      { count: 1, on: { slot: 0 } },
      { count: 2, on: { slot: 1 }, joined: 'comma' },
      { count: 3, on: { slot: 2 }, joined: 'and' },
    ]);
  });

  test('two kinds on the same', () => {
    expect(effectsOf('Put two +1/+1 counters and a flying counter on target creature.')).toMatchObject([
      { counter: '+1/+1', count: 2, on: { slot: 0 } },
      { counter: 'flying', count: 1, on: { slot: 0, called: 'nothing' } },
    ]);
  });
});

describe('what something enters with', () => {
  test('“additional” as a card is returned', () => {
    const text =
      'Return target creature card from your graveyard to the battlefield with an additional +1/+1 counter on it.';
    expect(effectsOf(text)).toMatchObject([
      { do: 'move', to: { withCounters: { counter: '+1/+1', count: 1, additional: true } } },
    ]);
  });

  test('CR 400.7d: a spell that was cast will, as a replacement effect that keeps it', () => {
    const [ability] = reading(
      'Whenever you cast a creature spell, that creature enters with an additional +1/+1 counter on it.',
    );
    expect(ability).toMatchObject({
      modes: [{ effects: [{ do: 'replace', keep: { objects: 'that object' }, replacement: { would: 'enter' } }] }],
    });
  });

  test('what has entered already doesn’t', () => {
    const text = 'Whenever a creature you control enters, it enters with an additional +1/+1 counter on it.';
    expect(() => reading(text)).toThrow();
  });
});

describe('CR 103.4: the starting life total', () => {
  const enchantment = {
    name: 'Test Card',
    types: ['Enchantment'],
    subtypes: [],
    supertypes: [],
    abilities: [],
  } as const;
  const start = { amount: 'starting life total', of: { players: 'you' } };

  test('is compared with', () => {
    const text =
      'As long as your life total is greater than or equal to your starting life total, creatures you control get +1/+1.';
    expect(reading(text, enchantment)).toMatchObject([{ condition: { compare: 'at least', right: start } }]);
  });

  test('“at least 7 life more” is a sum', () => {
    const text =
      'As long as you have at least 7 life more than your starting life total, creatures you control get +2/+2.';
    expect(reading(text, enchantment)).toMatchObject([{ condition: { right: { amount: 'sum', of: [start, 7] } } }]);
  });
});

describe('X in the place of a number', () => {
  test('base power and toughness X/X, where X is counted', () => {
    const text =
      'Until end of turn, creatures you control have base power and toughness X/X, where X is the number of cards in your hand.';
    const size = { amount: 'X', is: { amount: 'count', zone: 'hand' } };
    expect(effectsOf(text)).toMatchObject([
      { changes: [{ change: 'set power and toughness', power: size, toughness: size }] },
    ]);
  });

  test('a counter of any kind has no kind', () => {
    const [move] = effectsOf('Move a counter from target permanent you control onto another target permanent.');
    expect(move).not.toHaveProperty('counter');
  });
});

test('mana that was spent to cast “it”, where nothing else was named, is that of the permanent itself', () => {
  const text = 'If at least three red mana was spent to cast it, this creature enters with a +1/+1 counter on it.';
  expect(JSON.stringify(reading(text))).toContain('"amount":"mana spent","types":["R"]}');
});
