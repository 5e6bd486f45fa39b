import { describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { loadDeck, cardPool, parseDeckList, type DeckEntry } from '../../src/index.js';

/** The entries of a list, as “count name” and where it isn't the deck the part. */
function read(text: string): readonly string[] {
  const list = parseDeckList(text);
  if (list.errors.length > 0) return list.errors.map(({ line, message }) => `line ${line}: ${message}`);
  return list.entries.map(({ count, name, section }) => `${count} ${name}${section === 'deck' ? '' : ` (${section})`}`);
}

const entry = (count: number, name: string, line: number, section: DeckEntry['section'] = 'deck'): DeckEntry => {
  return { count, name, line, section };
};

describe('a list of counts and names', () => {
  test('comments and blank lines say nothing', () => {
    const list = parseDeckList('# creatures\n2 Judith, the Scourge Diva\r\n\n// lands\n  17  Swamp  \n');
    expect(list).toEqual({ entries: [entry(2, 'Judith, the Scourge Diva', 2), entry(17, 'Swamp', 5)], errors: [] });
  });

  test.each([
    ['4x Island', ['4 Island']],
    ['4 x Island', ['4 Island']],
    ['4×\u00a0Island', ['4 Island']],
    ['1 X', ['1 X']],
    ['\uFEFF4 Island', ['4 Island']],
    ['1 Fire // Ice\n1 Fire/Ice', ['1 Fire // Ice', '1 Fire/Ice']],
    ['Creatures (2)\n2 Fog\nLands:\n1 Forest', ['2 Fog', '1 Forest']],
  ])('%j', (text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  test('names every line that can not be read', () => {
    expect(parseDeckList('4 Forest\nForest\n0 Swamp\n4xIsland\n-1 Plains\n9999 Mountain')).toEqual({
      entries: [entry(4, 'Forest', 1), entry(0, 'Swamp', 3), entry(0, 'Mountain', 6)],
      errors: [
        { line: 2, message: '“Forest” is not a count and a name, such as “4 Forest”' },
        { line: 3, message: '0 copies: expected 1 to 1000' },
        { line: 4, message: '“4xIsland” is not a count and a name, such as “4 Forest”' },
        { line: 5, message: '“-1 Plains” is not a count and a name, such as “4 Forest”' },
        { line: 6, message: '9999 copies: expected 1 to 1000' },
      ],
    });
  });

  test.each(['', '# nothing\n', '\n\n', 'Deck\n\nSideboard\n', '<Deck/>'])('refuses a list without a card', (text) => {
    expect(parseDeckList(text)).toEqual({ entries: [], errors: [{ line: 1, message: 'the list names no card' }] });
  });
});

describe('lists that programs write', () => {
  test('Arena', () => {
    const text = [
      ...['About', 'Name A deck', '', 'Companion', '1 A (IKO) 226', '', 'Commander', '1 B (CMR) 1', ''],
      ...['Deck', '4 C (M10) 146', '2 D (SLD) 12★', '', 'Sideboard', '3 E // F (APC) 128'],
    ].join('\n');
    expect(read(text)).toEqual(['1 A (companion)', '1 B (commander)', '4 C', '2 D', '3 E // F (sideboard)']);
  });

  test('sites, with sets, numbers and foil', () => {
    const text = '1x A (c21) 263 *F*\n1 B [M10]\n1 C *F*\n1 D (Used)\n1 E (Big Furry Monster)\nSB: 2 F';
    expect(read(text)).toEqual(['1 A', '1 B', '1 C', '1 D (Used)', '1 E (Big Furry Monster)', '2 F (sideboard)']);
  });

  test('Magic Online: behind 60 cards and a blank line stands a sideboard', () => {
    expect(read('30 A\n30 B\n\n4 C\n11 D')).toEqual(['30 A', '30 B', '4 C (sideboard)', '11 D (sideboard)']);
    expect(read('30 A\n30 B\n\nSideboard\n4 C')).toEqual(['30 A', '30 B', '4 C (sideboard)']);
  });

  test.each([
    ['a file that ends with a line’s end', '60 A\n\n4 C\n'],
    ['a deck of more cards', '61 A\n\n4 C'],
    ['a deck under its heading', 'Deck\n60 A\n\n4 C'],
    ['a deck in groups', 'Creatures\n40 A\n\nLands\n20 B\n\n4 C'],
  ])('the sideboard behind a blank line: %s', (_, text) => {
    expect(read(text).at(-1)).toBe('4 C (sideboard)');
  });

  test('CR 903.5a: one or two cards that make it a hundred are commanders, where none are named', () => {
    expect(read('99 A\n\n1 B\n')).toEqual(['99 A', '1 B (commander)']);
    expect(read('98 A\nSB: 1 B\nSB: 1 C')).toEqual(['98 A', '1 B (commander)', '1 C (commander)']);
    expect(read('Commander\n1 C\n\nDeck\n98 A\n\nSideboard\n1 B')).toEqual([
      ...['1 C (commander)', '98 A', '1 B (sideboard)'],
    ]);
    expect(read('85 A\n\n15 B')).toEqual(['85 A', '15 B (sideboard)']);
  });

  test('groups of a deck are no sideboard', () => {
    expect(read('20 A\n\n25 B\n\n15 C')).toEqual(['20 A', '25 B', '15 C']);
    expect(read('60 A\n\n20 B')).toEqual(['60 A', '20 B']);
    expect(read('Creatures\n60 A\n\nLands\n15 B')).toEqual(['60 A', '15 B']);
  });

  test('a .dek file', () => {
    const text = `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Fire/Ice" Annotation="0" />
  <Cards CatID="2" Quantity="2" Sideboard="true" Name="A&amp;B's &quot;C&quot;" />
</Deck>`;
    const entries = [entry(4, 'Fire/Ice', 4), entry(2, 'A&B\'s "C"', 5, 'sideboard')];
    expect(parseDeckList(text)).toEqual({ entries, errors: [] });
  });

  test.each([
    ['<Deck>\n<Cards Quantity="4"/>\n</Deck>', /^line 2: <Cards> has no Quantity or no Name, such as <Cards/],
    ['<Deck>\n<Cards Quantity="none" Name="A"/>\n</Deck>', /^line 2: none copies: expected 1 to 1000/],
    ['<html><body>', /^line 1: <html> is no deck: expected <Deck>/],
    ['<Deck>\n<Cards Quantity=4 Name="A"/></Deck>', /^line 2: it is no XML: Unquoted attribute/],
    ['<Deck>\n\n<Cards Quantity="4" Name="A"/>', /^line 3: it is no XML: Unclosed root tag/],
    ['<Deck><Cards Quantity="4" Name="&x;"/></Deck>', /^line 1: it is no XML: Invalid character entity/],
  ])('a .dek file that is wrong: %s', (text, message) => {
    expect(read(text).join('\n')).toMatch(message);
  });
});

describe('loadDeck', () => {
  const namesOf = (entries: readonly DeckEntry[]): unknown => {
    const cards = loadDeck({ entries, errors: [] }, cardPool);
    return cards.ok ? cards.value.deck.map((card) => card.faces[0].name) : cards.error;
  };

  test('gives one card for each copy, in the order of the list', () => {
    expect(namesOf([entry(2, 'Fog', 1), entry(1, 'Forest', 2)])).toEqual(['Fog', 'Fog', 'Forest']);
  });

  test('names are read whatever their case, accents and apostrophes', () => {
    const list = [entry(1, 'umezawa’s JITTE', 1), entry(1, 'Swords  to Plowsharés', 2)];
    expect(namesOf(list)).toEqual(["Umezawa's Jitte", 'Swords to Plowshares']);
  });

  test('names the cards that the pool does not have, and what they are like', () => {
    expect(namesOf([entry(1, 'Fog', 1), entry(4, 'Lightening Bolt', 2), entry(1, 'Zzzzzzzzzzzz', 3)])).toEqual([
      { line: 2, message: 'no card “Lightening Bolt” in the pool; did you mean “Lightning Bolt”?' },
      { line: 3, message: 'no card “Zzzzzzzzzzzz” in the pool' },
    ]);
  });

  test('a sideboard is not brought, but its names are looked at', () => {
    expect(namesOf([entry(1, 'Fog', 1), entry(1, 'Forest', 2, 'sideboard')])).toEqual(['Fog']);
    expect(namesOf([entry(1, 'Fog', 1), entry(1, 'Forst', 2, 'sideboard')])).toEqual([
      { line: 2, message: 'no card “Forst” in the pool; did you mean “Forest”?' },
    ]);
  });
});

describe('a list that is made to hurt', () => {
  /** Reads a list and looks its cards up, within the time that a person waits. */
  function within(text: string): readonly string[] {
    const begun = performance.now();
    const cards = loadDeck(parseDeckList(text), cardPool);
    expect(performance.now() - begun).toBeLessThan(5000);
    return cards.ok ? [] : cards.error.map(({ line, message }) => `line ${line}: ${message}`);
  }

  test('a line of 10 MB', () => {
    expect(within('x'.repeat(10_000_000))).toEqual([
      'line 1: the list has 10000000 characters: expected 1000000 at most',
    ]);
  });

  test.each([
    ['a name of nearly a megabyte', `4 ${'x'.repeat(900_000)}`, /^line 1: no card “x{80}…” in the pool$/],
    ['a line of nearly a megabyte', 'x'.repeat(900_000), /^line 1: “x{80}…” is not a count and a name/],
    ['blanks within a name', `4 a${' '.repeat(900_000)}b (`, /^line 1: no card “a b \(” in the pool/],
    ['digits', '9'.repeat(900_000), /^line 1: “9{80}…” is not a count and a name/],
    ['a count of digits', `${'9'.repeat(900_000)} Forest`, /^line 1: 9{20} copies: expected/],
    ['too many lines', '1 Forest\n'.repeat(50_000), /^line 2001: expected 2000 lines at most$/],
    [
      'nothing but unknown names',
      '1 Forrest Gump\n'.repeat(2000).trim(),
      /^line 1: no card “Forrest Gump” in the pool/,
    ],
    ['more cards than a deck has', '1000 Forest\n'.repeat(20), /^line 11: more than 10000 cards up to here/],
    ['a heading that every object has', 'constructor\n4 Forest', /^line 1: “constructor” is not a count and a name/],
    ['another', '__proto__:\n4 Forest', /^line 1: “__proto__:” is not a count and a name/],
    ['a part that every object has', 'constructor: 4 Forest', /^line 1: “constructor” is no part of a deck/],
    ['a name that every object has', '4 __proto__', /^line 1: no card “__proto__” in the pool/],
    ['marks behind a name', `4 Forest${' *F*'.repeat(200_000)}`, /^line 1: no card “Forest \*F\*/],
    ['bars behind a name', `4 Fores${'|'.repeat(900_000)}`, /^line 1: no card “Fores” in the pool/],
    ['brackets behind a name', `4 Forest${' ['.repeat(400_000)}`, /^line 1: no card “Forest \[/],
    ['XML nested deeply', '<Deck>'.repeat(100_000), /^line 1: it is no XML/],
    [
      'XML that defines itself',
      '<!DOCTYPE a [<!ENTITY b "bb">]><Deck><Cards Quantity="1" Name="&b;"/></Deck>',
      /it is no XML/,
    ],
  ])('%s', (_, text, message) => {
    expect(within(text)[0]).toMatch(message);
  });

  test('random characters', () => {
    const random = Prng.from('random lists');
    const letters = ['4', ' ', 'x', '\n', '(', ')', '/', '<', '>', '"', '&', '*', 'SB:', 'Deck', '\u0000', '\u{1F525}'];
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: random.below(200) }, () => random.pick(letters)).join('');
      for (const message of [...within(text), ...within(`<Deck>${text}`)]) expect(message).toMatch(/^line \d+: ./);
    }
  });
});
