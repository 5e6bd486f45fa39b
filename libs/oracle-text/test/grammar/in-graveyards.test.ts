import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

test('“an artifact card is in your graveyard” is what “there is an artifact card” asks', () => {
  const asked = (text: string): unknown => {
    const [ability] = reading(`This creature has flying as long as ${text} in your graveyard.`);
    return (ability as { readonly condition?: unknown }).condition;
  };
  expect(asked('an artifact card is')).toEqual({ ...(asked('there is an artifact card') as object), said: 'are' });
  expect(asked('seven or more land cards are')).toMatchObject({ compare: 'at least', right: 7, said: 'are' });
});

test('“a graveyard” is that of any player', () => {
  expect(
    readingSpell('Draw a card. If a graveyard has twenty or more cards in it, draw three cards instead.'),
  ).toMatchObject([
    {
      modes: [
        {
          effects: [{ condition: { left: { amount: 'number of players', who: { of: { players: 'each player' } } } } }],
        },
      ],
    },
  ]);
});

test('“for each land you control and each land card in your graveyard” counts both', () => {
  expect(
    reading('This creature gets +1/+1 for each land you control and each land card in your graveyard.'),
  ).toMatchObject([
    { effects: [{ changes: [{ power: { amount: 'sum', of: [{ amount: 'count' }, { zone: 'graveyard' }] } }] }] },
  ]);
});
