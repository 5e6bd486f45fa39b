import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

/** The instructions of a spell. */
function effectsOf(text: string): readonly unknown[] {
  const [spell] = readingSpell(text);
  return (spell as unknown as { modes: readonly { effects: readonly unknown[] }[] }).modes[0]!.effects;
}

describe('players of whom something is so', () => {
  const lost = { if: 'happened', event: { on: 'loses life', who: 'that player' } };

  test('do what a clause says of them', () => {
    expect(effectsOf('Each opponent who lost life this turn loses 1 life.')).toMatchObject([
      { do: 'lose life', who: { players: 'those who', of: { players: 'each opponent' }, condition: lost } },
    ]);
    expect(effectsOf("Each player who doesn't control an Elf loses 1 life.")).toMatchObject([
      { who: { condition: { if: 'not', of: { if: 'control', who: { players: 'that player' } } } } },
    ]);
  });

  test('each of them has “their” own hand', () => {
    expect(
      effectsOf('Each opponent who lost life this turn loses life equal to the number of cards in their hand.'),
    ).toMatchObject([
      {
        do: 'for each player',
        who: { players: 'those who', condition: lost },
        effects: [{ who: { players: 'that player' }, amount: { of: { players: 'that player' } } }],
      },
    ]);
  });

  test('are counted', () => {
    expect(effectsOf('Draw a card for each opponent who controls fewer creatures than you.')).toMatchObject([
      {
        count: {
          of: [{ amount: 'number of players', who: { condition: { if: 'compare', compare: 'less than' } } }, 1],
        },
      },
    ]);
    expect(effectsOf('Draw X cards, where X is the number of players who control more lands than you.')).toMatchObject([
      { count: { is: { amount: 'number of players', who: { of: { players: 'each player' } } } } },
    ]);
  });

  test('control the most where nobody controls more', () => {
    expect(effectsOf('Each player who controls the most lands loses 1 life.')).toMatchObject([
      { who: { condition: { compare: 'at least', right: { amount: 'greatest among players' } } } },
    ]);
  });

  test('“who” asks nothing of “you”', () => {
    expect(() => readingSpell('You who lost life this turn draw a card.')).toThrow();
  });
});

describe('“where X is …” in the middle of a search', () => {
  test('says how many cards are searched for', () => {
    expect(
      effectsOf(
        'Search your library for up to X land cards, where X is the number of Elves you control, put them onto the battlefield, then shuffle.',
      ),
    ).toMatchObject([{ do: 'search library', count: { amount: 'X', is: { amount: 'count' } } }, { do: 'shuffle' }]);
  });

  test('and at the end of its sentence where what becomes of them is said in the next', () => {
    expect(
      effectsOf(
        'Search your library for up to X land cards, where X is the number of Elves you control. Put those cards onto the battlefield, then shuffle.',
      ),
    ).toMatchObject([{ do: 'search zones', max: { amount: 'X', is: { amount: 'count' } } }, { do: 'move' }, {}]);
  });

  test('there is no X where nothing is called so', () => {
    expect(() =>
      reading('When this creature enters, draw two cards, where Y is the number of Elves you control.'),
    ).toThrow();
  });
});
