import { describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { readCard, readingsOf, type CardReading, type SourceCard } from '../../src/sources/index.js';

const card = (text: string, extra: Partial<SourceCard> = {}): SourceCard => ({
  ...{ name: 'Bear', layout: 'normal', legalIn: [], paper: true },
  faces: [{ name: 'Bear', supertypes: [], types: ['Creature'], subtypes: ['Bear'], power: '2', toughness: '2', text }],
  ...extra,
});

/** Reads a card, within the time that one card may take. */
function within(made: SourceCard): CardReading {
  const begun = performance.now();
  const reading = readCard(made);
  expect(performance.now() - begun).toBeLessThan(10_000);
  // Understood, or somebody is told why not.
  expect(reading.unread.length > 0).toBe(reading.definition === undefined);
  for (const { message } of reading.unread) expect(message).not.toBe('');
  return reading;
}

describe('texts that are made to hurt the compiler', () => {
  test.each([
    ['10 MB', 'x'.repeat(10_000_000)],
    ['10 MB of words that it knows', 'Flying, '.repeat(1_250_000)],
    ['parentheses that never end', '('.repeat(3999)],
    ['quotes within quotes', '"'.repeat(3999)],
    ['keywords in a row', `${'flying, '.repeat(490)}flying`],
    ['a thousand lines', 'Flying\n'.repeat(570)],
    ['dashes', 'A — '.repeat(990)],
    ['braces', '{{{{}}}}'.repeat(490)],
    ['mana without end', '{W}'.repeat(1300)],
    ['commas', ', '.repeat(1990)],
    ['numbers', '9'.repeat(3999)],
    ['control characters', '\u0000\u0001\u2028\uFFFF'.repeat(900)],
  ])('%s', (_, text) => {
    within(card(text));
  });

  test('among others such a text changes nothing for them', () => {
    const cards = [card('Flying'), card('x'.repeat(5000)), card('Flying\nFlying'), card('Fly away.'), card('Flying')];
    const together = readingsOf(cards);
    expect(together).toEqual(cards.map(readCard));
    expect(together.map(({ grade }) => grade)).toEqual(['strict', 'unread', 'strict', 'unread', 'strict']);
  });

  test('random words of the game', () => {
    const random = Prng.from('random texts');
    const words = [
      'target',
      'creature',
      'you',
      'may',
      'if',
      'that',
      'Whenever',
      ':',
      ',',
      '.',
      '{T}',
      '"',
      'and',
      'deals',
    ];
    for (let round = 0; round < 60; round++) {
      within(card(Array.from({ length: 1 + random.below(300) }, () => random.pick(words)).join(' ')));
    }
  });

  test('names that stand in the text everywhere', () => {
    const [face] = card('').faces;
    for (const name of ['', ' ', 'a', '.*', '\\', '"', 'x'.repeat(4000)]) {
      within({ ...card(''), name, faces: [{ ...face!, name, text: 'a '.repeat(1000) }] });
    }
  });

  test('facts that are none', () => {
    const [face] = card('').faces;
    const wrong = [
      ...[{ manaCost: '{{{' }, { manaCost: '{W' }, { manaCost: 'x'.repeat(4000) }, { power: 'NaN' }, { power: '1e9' }],
      ...[{ toughness: '' }, { loyalty: '-1' }, { types: ['__proto__'] }, { supertypes: ['constructor'] }],
      ...[{ colorIndicator: ['Q'] }, { types: [] }],
    ];
    for (const facts of wrong.slice(0, -1)) {
      expect(within({ ...card(''), faces: [{ ...face!, ...facts }] }).definition).toBeUndefined();
    }
    within({ ...card(''), faces: [{ ...face!, types: [] }] });
    expect(within(card('', { layout: 'constructor' })).definition).toBeUndefined();
  });

  test('faces without end', () => {
    const [face] = card('').faces;
    const reading = within(card('', { layout: 'split', faces: Array.from({ length: 1000 }, () => face!) }));
    expect(reading.unread[0]?.message).toBe('1000 faces: expected 10 at most');
  });
});
