import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const there = {
  is: 'all',
  of: [
    { is: 'in zone', zone: 'graveyard' },
    { is: 'owned by', who: 'you' },
  ],
};

describe('CR 400.7e: what was named, if it is in your graveyard', () => {
  test('is exiled, or cast, from there', () => {
    expect(reading('Whenever you discard a card, exile that card from your graveyard.')).toMatchObject([
      {
        modes: [
          { effects: [{ do: 'move', what: { objects: 'matching', of: { objects: 'that object' }, filter: there } }] },
        ],
      },
    ]);
    expect(reading('Whenever you discard a nonland card, you may cast it from your graveyard.')).toMatchObject([
      {
        modes: [{ effects: [{ do: 'may', effects: [{ do: 'cast', what: { objects: 'matching', filter: there } }] }] }],
      },
    ]);
  });

  test('what was named is exiled wherever it is', () => {
    const [ability] = reading('Whenever you discard a card, exile that card.');
    expect(JSON.stringify(ability)).not.toContain('matching');
  });
});

describe('cards exiled this way', () => {
  test('are played, and spells cast from among them', () => {
    const exile = 'Exile the top three cards of your library.';
    expect(readingSpell(`${exile} Until end of turn, you may play cards exiled this way.`)).toMatchObject([
      { modes: [{ effects: [{}, { do: 'may play', what: { objects: 'matching', of: { objects: 'result' } } }] }] },
    ]);
    expect(readingSpell(`${exile} You may cast spells from among the exiled cards this turn.`)).toMatchObject([
      { modes: [{ effects: [{}, { do: 'may play', what: { objects: 'result', called: 'exiled card' } }] }] },
    ]);
  });
});
