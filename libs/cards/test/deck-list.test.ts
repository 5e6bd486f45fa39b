import { describe, expect, test } from 'vitest';
import { cardPool, deckCards, parseDeckList } from '../src/index.js';

describe('parseDeckList', () => {
  test('reads counts and names; comments and blank lines say nothing', () => {
    const list = parseDeckList('# creatures\n2 Judith, the Scourge Diva\r\n\n// lands\n  17  Swamp  \n');
    expect(list).toEqual({
      ok: true,
      value: [
        { count: 2, name: 'Judith, the Scourge Diva', line: 2 },
        { count: 17, name: 'Swamp', line: 5 },
      ],
    });
  });

  test('names every line that can not be read', () => {
    expect(parseDeckList('4 Forest\nForest\n0 Swamp\n4x Island\n-1 Plains\n9999 Mountain')).toEqual({
      ok: false,
      error: [
        { line: 2, message: '“Forest” is not a count and a name, such as “4 Forest”' },
        { line: 3, message: '0 copies: expected 1 to 1000' },
        { line: 4, message: '“4x Island” is not a count and a name, such as “4 Forest”' },
        { line: 5, message: '“-1 Plains” is not a count and a name, such as “4 Forest”' },
        { line: 6, message: '9999 copies: expected 1 to 1000' },
      ],
    });
  });

  test.each(['', '# nothing\n', '\n\n'])('refuses a list without a card', (text) => {
    expect(parseDeckList(text)).toEqual({ ok: false, error: [{ line: 1, message: 'the list names no card' }] });
  });
});

describe('deckCards', () => {
  test('gives one card for each copy, in the order of the list', () => {
    const cards = deckCards(
      [
        { count: 2, name: 'Fog', line: 1 },
        { count: 1, name: 'Forest', line: 2 },
      ],
      cardPool,
    );
    expect(cards.ok && cards.value.map((card) => card.faces[0].name)).toEqual(['Fog', 'Fog', 'Forest']);
  });

  test('names the cards that the pool does not have', () => {
    const list = [
      { count: 1, name: 'Fog', line: 1 },
      { count: 4, name: 'Fogg', line: 2 },
    ];
    expect(deckCards(list, cardPool)).toEqual({
      ok: false,
      error: [{ line: 2, message: 'no card “Fogg” in the pool' }],
    });
  });
});
