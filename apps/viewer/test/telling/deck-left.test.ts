import { expect, test } from '@jest/globals';
import type { Board } from '../../src/contract/board.js';
import { knownNames, namesLeft } from '../../src/telling/deck-left.js';

test('names of a deck of which copies are left are offered, in the order of the list', () => {
  const list = '2 Forest\n1x Grizzly Bears (M10) 186\n\n1 Llanowar Elves\nSideboard';
  expect(namesLeft(list, [])).toEqual(['Forest', 'Grizzly Bears', 'Llanowar Elves']);
  expect(namesLeft(list, ['Forest', 'Llanowar Elves'])).toEqual(['Forest', 'Grizzly Bears']);
});

test('a player’s known cards are counted wherever they are; tokens, others’ cards and unknown ones are not', () => {
  const card = (name: string, owner: number, kind = 'card') => ({ id: 1, name, owner, kind });
  const board = {
    seats: [
      {
        hand: { cards: [card('Forest', 0), card('an unknown card', 0), { hidden: true }] },
        library: { known: [] },
        graveyard: [],
      },
      { hand: { cards: [] }, library: { known: [] }, graveyard: [card('Shock', 1)] },
    ],
    battlefield: [card('Grizzly Bears', 0), card('Saproling', 0, 'token'), card('Mountain', 1)],
    exile: [],
    command: [],
    stack: [{ is: 'spell', card: card('Giant Growth', 0) }],
  } as unknown as Board;
  expect(knownNames(board, 0)).toEqual(['Grizzly Bears', 'Giant Growth', 'Forest']);
});
