import { describe, expect, test } from '@jest/globals';
import { creature, type CardDefinition } from '@stacktrail/card-tree';
import { loadDeck, parseDeckList } from '../../src/index.js';

const pool = new Map(['A', 'B', 'C', 'D'].map((name) => [name, creature(name, '{1}', [], 1, 1)]));

function bring(text: string): unknown {
  const brought = loadDeck(parseDeckList(text), pool);
  if (!brought.ok) return brought.error;
  const names = (cards: readonly CardDefinition[]): string => cards.map(({ faces }) => faces[0].name).join('');
  const { deck, commanders, attractions, sideboard } = brought.value;
  return [deck, commanders, attractions, sideboard].map(names);
}

describe('what a list brings to a game', () => {
  test('CR 903.3, 717.2: commanders and Attractions are apart from the other cards of the deck', () => {
    expect(bring('Commander\n1 A\n\nDeck\n2 B\n\nAttractions\n1 C\n1 D\n\nSideboard\n1 B')).toEqual([
      'BB',
      'A',
      'CD',
      'B',
    ]);
  });

  test('CR 901.3, 904.3: so are planar and scheme decks', () => {
    const brought = loadDeck(parseDeckList('Deck\n2 B\n\nPlanar deck\n1 C\n1 D\n\nSchemes\n2 A'), pool);
    expect(
      brought.ok && [brought.value.planes.length, brought.value.schemes.length, brought.value.deck.length],
    ).toEqual([2, 2, 2]);
  });

  test.each(['Companion\n1 A\n\nDeck\n2 B\n\nSideboard\n1 A', 'Companion\n1 A\n\nDeck\n2 B'])(
    'CR 702.139a: a companion is in the sideboard, once: %j',
    (text) => {
      expect(bring(text)).toEqual(['BB', '', '', 'A']);
    },
  );

  test('a line that can’t be read hides no unknown card, and none hides it', () => {
    const lines = ['4 A', 'four B', '3 Nobody', '0 C', '1 D\u0007', '2 Nothing'];
    expect(bring(lines.join('\n'))).toMatchObject([{ line: 2 }, { line: 3 }, { line: 4 }, { line: 5 }, { line: 6 }]);
  });

  test('an XML that ends early hides no unknown card before its end', () => {
    expect(bring('<Deck>\n<Cards Quantity="4" Name="Nobody"/>\n<Cards Quantity=4/></Deck>')).toMatchObject([
      { line: 2 },
      { line: 3 },
    ]);
  });

  test('a commander that there isn’t is an error of its line', () => {
    expect(bring('Commander\n1 Nobody\n\nDeck\n2 B')).toMatchObject([{ line: 2 }]);
  });
});
