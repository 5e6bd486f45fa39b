import { describe, expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { reading, understood } from './reading.js';

const scheme: TextSource = { name: 'Test Card', types: ['Scheme'], subtypes: [], supertypes: [], abilities: [] };
const opening = 'When you set this scheme in motion, target opponent chooses self or others. ';

describe('CR 608.2d: a player chooses one of two words', () => {
  test('and what is done depends on which', () => {
    const text = `${opening}If that player chooses self, the player discards a card. If the player chooses others, you draw a card.`;
    const target = { players: 'target', slot: 0 };
    const asked = { if: 'noted', label: 'word 1', who: target };
    expect(reading(text, scheme)).toMatchObject([
      {
        modes: [
          {
            effects: [
              {
                do: 'note choice',
                who: target,
                choice: { choose: 'word', among: ['self', 'others'] },
                label: 'word 1',
              },
              { do: 'if', condition: { ...asked, word: 'self' }, then: [{ do: 'discard', who: target }] },
              { do: 'if', condition: { ...asked, word: 'others' }, then: [{ do: 'draw', who: { players: 'you' } }] },
            ],
          },
        ],
      },
    ]);
  });

  test('a word that nobody could choose is not asked for', () => {
    const text = `${opening}If that player chooses neither, you draw a card.`;
    expect(understood(text, scheme)).not.toContain('you draw');
  });

  test('another player’s choice is not asked for', () => {
    const text = `${opening}Choose a player. If that player chooses self, you draw a card.`;
    expect(understood(text, scheme)).not.toContain('you draw');
  });
});

describe('CR 102.2, 102.3: each other opponent', () => {
  test('is another than the player who was named last', () => {
    expect(
      reading('Whenever this creature deals damage to an opponent, each other opponent loses 1 life.'),
    ).toMatchObject([
      { modes: [{ effects: [{ who: { players: 'each other opponent', than: { players: 'that player' } } }] }] },
    ]);
    expect(
      reading(`${opening}If that player chooses others, each of your other opponents loses 1 life.`, scheme),
    ).toMatchObject([
      {
        modes: [
          {
            effects: [
              {},
              { then: [{ who: { players: 'each other opponent', than: { players: 'target' }, said: 'of yours' } }] },
            ],
          },
        ],
      },
    ]);
  });

  test('than nobody, or than several, says nothing', () => {
    expect(understood('When this creature enters, each other opponent loses 1 life.')).not.toContain('loses');
    const several = 'When this creature enters, each player draws a card. Each other opponent loses 1 life.';
    expect(understood(several)).not.toContain('loses');
  });
});
