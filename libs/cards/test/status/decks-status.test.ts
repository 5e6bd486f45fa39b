import { creature } from '@stacktrail/card-tree';
import { describe, expect, test } from '@jest/globals';
import { decksStatus, type CardPool, type CollectedDeck, type DeckSection } from '../../src/index.js';

const pool: CardPool = {
  find: (name) => {
    if (name.startsWith('Read')) return { kind: 'card', definition: creature(name, '{1}', [], 1, 1) };
    const whole = name.replace(/ \(.*/, '');
    if (name.startsWith('Odd')) return { kind: 'unread', name: whole, unread: [`what ${whole} says`] };
    return { kind: 'unknown' };
  },
  nearest: (name) => [`Near ${name}`],
};

type Cards = Readonly<Partial<Record<DeckSection, readonly string[]>>>;
const deck = (id: string, cards: Cards, group = ''): CollectedDeck => {
  const entries = Object.entries(cards).flatMap(([section, names]) =>
    names.map((name) => ({ name, section: section as DeckSection, count: 1, line: 1 })),
  );
  return { id, group, list: { entries, errors: [] } };
};
const wrong: CollectedDeck = { id: 'wrong', group: '', list: { entries: [], errors: [{ line: 3, message: 'no' }] } };

const status = decksStatus(
  [
    deck('whole', { deck: ['Read'], sideboard: ['Odd One'], companion: ['Odd Two'] }, 'lists/2013/Standard/Top 8'),
    deck('one', { deck: ['Read', 'Odd One', 'Odd One (again)'] }, 'lists/2013/standard'),
    deck('two', { deck: ['Odd One', 'Odd Two'] }, 'lists/2013/Unheard of'),
    deck('led', { deck: ['Read'], commander: ['Odd Two'] }, 'lists/Standard'),
    deck('unknown', { deck: ['Nobody', 'Odd Two'] }),
    wrong,
  ],
  pool,
);

describe('how far decks can be played', () => {
  test('a deck is whole without its sideboard', () => {
    expect(status).toMatchObject({ decks: 5, whole: 1 });
  });

  test('CR 903.3: decks with a commander are a format, whatever their group says; a commander must be played', () => {
    expect(status.commander).toEqual({ decks: 1, whole: 0 });
    expect(status.byFormat).toEqual([
      { format: 'Standard', decks: 2, whole: 1 },
      { format: 'Commander', decks: 1, whole: 0 },
      { format: 'lists/2013', decks: 1, whole: 0 },
      { format: 'not said', decks: 1, whole: 0 },
    ]);
  });

  test('counts how many different cards each deck lacks, unknown ones too', () => {
    expect(status.lacking.filter(({ decks }) => decks > 0)).toEqual([
      { from: 0, to: 0, decks: 1 },
      { from: 1, to: 1, decks: 2 },
      { from: 2, to: 2, decks: 2 },
    ]);
    expect(status.lacking.map(({ from, to }) => [from, to])).toEqual([
      ...[
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 5],
        [6, 10],
        [11, 20],
        [21, null],
      ],
    ]);
  });

  test('says of each wanted card in how many decks it stands, how many it alone keeps from being whole, and why', () => {
    expect(status.wanted).toEqual([
      { name: 'Odd Two', decks: 3, alone: 1, wholeThen: 2, unread: ['what Odd Two says'] },
      { name: 'Odd One', decks: 2, alone: 1, wholeThen: 4, unread: ['what Odd One says'] },
    ]);
  });

  test('lists unknown names, and decks that can not be read', () => {
    expect(status.unknown).toEqual([{ name: 'Nobody', decks: 1, nearest: ['Near Nobody'] }]);
    expect(status.unreadable).toEqual([{ deck: 'wrong', errors: [{ line: 3, message: 'no' }] }]);
  });

  test('no deck at all', () => {
    expect(decksStatus([], pool)).toMatchObject({ decks: 0, whole: 0, wanted: [], byFormat: [] });
  });
});
