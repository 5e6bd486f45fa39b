import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const json = (value: unknown): string => JSON.stringify(value);
const putThere = (from?: string): string =>
  `{"is":"in event","event":{"on":"moves","what":{"is":"anything"},${from === undefined ? '' : `"from":["${from}"],`}"to":["graveyard"]},"as":"became"}`;

describe('CR 608.2i: cards that were put into the graveyard this turn', () => {
  test.each([
    ['Return target creature card from your graveyard that was put there from the battlefield this turn to your hand.'],
    ['Choose target Goblin card in a graveyard that was put there from the battlefield this turn. Exile it.'],
    ['Return all Elf cards in your graveyard that were put there from the battlefield this turn to your hand.'],
  ])('are asked where they came from: “%s”', (text) => {
    expect(json(readingSpell(text))).toContain(putThere('battlefield'));
  });

  test('“from anywhere” asks of no zone', () => {
    const text = 'Return all Elf cards in your graveyard that were put there from anywhere this turn to your hand.';
    expect(json(readingSpell(text))).toContain(putThere());
  });

  test('only of cards in a graveyard', () => {
    expect(
      understood(
        'Whenever this creature attacks, destroy target land that was put there from the battlefield this turn.',
      ),
    ).toBe('Whenever this creature attacks, destroy target land that was ');
  });
});

describe('with lesser mana value', () => {
  test('than the object that was spoken of last', () => {
    const dies = reading(
      'Whenever another creature you control dies, return target Elf card with lesser mana value from your graveyard to your hand.',
    );
    const of = { objects: 'that object', called: 'nothing' };
    expect(json(dies)).toContain(
      json({ is: 'mana value', compare: 'less than', to: { amount: 'mana value', of } }).slice(1, -1),
    );
    const targets = readingSpell(
      'Counter target spell. You may cast a spell with equal or lesser mana value from your hand without paying its mana cost.',
    );
    expect(json(targets)).toContain(
      '"compare":"at most","to":{"amount":"mana value","of":{"objects":"target","slot":0',
    );
  });

  test('nothing is compared with itself', () => {
    const cast = reading(
      "Whenever you cast a spell, reveal the top card of your library. If it's an artifact with lesser mana value, put it into your hand.",
    );
    expect(json(cast)).toContain('"of":{"objects":"that object","called":"nothing"}');
  });

  test('CR 608.2h: than a permanent that was moved had', () => {
    const moved = readingSpell(
      "Return target creature to its owner's hand. You may put an Elf card with lesser power from your hand onto the battlefield.",
    );
    expect(json(moved)).toContain('"amount":"power","of":{"objects":"target","slot":0,"called":"nothing"}');
  });

  test('several things can’t be compared with', () => {
    expect(() =>
      readingSpell('Destroy all Goblins. Return target Elf card with lesser power from your graveyard to your hand.'),
    ).toThrow();
  });
});

test('CR 614.1a: revealed and shuffled in, of the object itself alone', () => {
  const [ability] = reading(
    "If this card would be put into a graveyard from anywhere, reveal this creature and shuffle it into its owner's library instead.",
  );
  expect(ability).toMatchObject({
    effects: [
      {
        replacement: {
          would: 'go to graveyard',
          what: { is: 'this' },
          instead: { do: 'shuffle into library', reveal: true },
        },
      },
    ],
  });
});
