import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { cardsOf, inChunks } from './reading.js';

const bear = {
  manaCost: '{1}{G}',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Bear'],
  power: '2',
  toughness: '2',
};
const day = { manaCost: '{W}', supertypes: [], types: ['Instant'], subtypes: [] };
const night = { manaCost: '{B}', supertypes: [], types: ['Sorcery'], subtypes: [] };

const corpus = [
  { name: 'Bär', layout: 'normal', faces: [{ ...bear, text: 'A.' }], printings: ['LEA'], firstReleased: '1993-08-05' },
  {
    name: 'Day // Night',
    layout: 'split',
    faces: [
      { ...day, faceName: 'Day', text: 'B.' },
      { ...night, faceName: 'Night', text: '' },
    ],
    printings: ['APC'],
    firstReleased: '2001-06-04',
    legalities: ['legacy', 'vintage'],
  },
]
  .map((card) => JSON.stringify(card))
  .join('\n');

const mtgjson = JSON.stringify({
  meta: { version: '5.2.2' },
  data: {
    Bär: [{ ...bear, name: 'Bär', layout: 'normal', text: 'A.', printings: ['LEA'], foreignData: [{ text: 'Ä.' }] }],
    'Day // Night': [
      ...[{ ...day, faceName: 'Day', text: 'B.', side: 'a' }],
      ...[{ ...night, faceName: 'Night', side: 'b' }],
    ].map((side) => ({
      ...{ ...side, name: 'Day // Night', layout: 'split', printings: ['APC'] },
      legalities: { legacy: 'Legal', modern: 'Banned', vintage: 'Restricted' },
    })),
  },
});

const scryfallObjects = [
  {
    ...{ object: 'card', name: 'Bär', layout: 'normal', mana_cost: '{1}{G}', type_line: 'Creature — Bear' },
    ...{ oracle_text: 'A.', power: '2', toughness: '2', released_at: '1993-08-05', set: 'lea', set_type: 'core' },
    ...{ games: ['paper'], legalities: {} },
  },
  {
    ...{ object: 'card', name: 'Day // Night', layout: 'split', type_line: 'Instant // Sorcery' },
    card_faces: [
      { name: 'Day', mana_cost: '{W}', type_line: 'Instant', oracle_text: 'B.' },
      { name: 'Night', mana_cost: '{B}', type_line: 'Sorcery', oracle_text: '' },
    ],
    ...{ released_at: '2001-06-04', set: 'apc', set_type: 'expansion', games: ['paper', 'mtgo'] },
    legalities: { legacy: 'legal', modern: 'banned', vintage: 'restricted' },
  },
];

const read = [
  { name: 'Bär', layout: 'normal', faces: [{ name: 'Bär', ...bear, text: 'A.' }], legalIn: [], paper: true },
  {
    name: 'Day // Night',
    layout: 'split',
    faces: [
      { name: 'Day', ...day, text: 'B.' },
      { name: 'Night', ...night, text: '' },
    ],
    legalIn: ['legacy', 'vintage'],
    paper: true,
  },
];
const dated = [
  { ...read[0], released: '1993-08-05' },
  { ...read[1], released: '2001-06-04' },
];

describe('a file of cards is recognised by its content', () => {
  test.each([
    ['one card a line', corpus, dated],
    ['one card a line, with Windows line ends and blank lines', `${corpus.replace('\n', '\r\n\r\n')}\r\n`, dated],
    ['MTGJSON', mtgjson, read],
    ['MTGJSON for people', JSON.stringify(JSON.parse(mtgjson), null, 2), read],
    ['Scryfall', JSON.stringify(scryfallObjects), dated],
    [
      'Scryfall as it comes, a line a card',
      `[\n${scryfallObjects.map((each) => JSON.stringify(each)).join(',\n')}\n]`,
      dated,
    ],
    ['a page of Scryfall', JSON.stringify({ object: 'list', has_more: false, data: scryfallObjects }), dated],
    ['Scryfall, an object a line', scryfallObjects.map((each) => JSON.stringify(each)).join('\n'), dated],
  ])('%s, plain and gzipped', async (_, text, cards) => {
    expect(await cardsOf(inChunks(text))).toEqual(cards);
    expect(await cardsOf(inChunks(gzipSync(text)))).toEqual(cards);
    expect(await cardsOf(inChunks(`\uFEFF${text}`, 65536))).toEqual(cards);
  });

  test('MTGJSON has namesakes under one name, and says what is funny', async () => {
    const one = { ...bear, name: 'Bear', layout: 'normal', text: 'A.', printings: ['LEA'] };
    const text = JSON.stringify({ data: { Bear: [one, { ...one, text: 'B.', isFunny: true }] } });
    const cards = await cardsOf(inChunks(text));
    expect(cards.map(({ faces, paper }) => [faces[0]?.text, paper])).toEqual([
      ['A.', true],
      ['B.', false],
    ]);
  });

  test('Scryfall: parts of type lines, aftermath, partners in melding', async () => {
    const usual = { object: 'card', layout: 'normal', set: 'apc' };
    const cards = await cardsOf(
      inChunks(
        JSON.stringify([
          { ...usual, name: 'A', type_line: 'Legendary Artifact Creature — Time Lord Bear' },
          { ...usual, name: 'B', type_line: 'Basic Snow Land — Forest', layout: 'normal' },
          {
            ...{ ...usual, name: 'C // D', layout: 'split', type_line: 'Instant // Sorcery', keywords: ['Aftermath'] },
            card_faces: [{ name: 'C' }, { name: 'D', color_indicator: ['R'] }],
          },
          {
            ...{ ...usual, name: 'E', layout: 'meld', type_line: 'Creature — Bear' },
            all_parts: [
              { component: 'meld_part', name: 'E' },
              { component: 'meld_part', name: 'F' },
              { component: 'meld_result', name: 'G' },
            ],
          },
          {
            ...{ ...usual, name: 'G', layout: 'meld', type_line: 'Creature — Bear' },
            all_parts: [
              { component: 'meld_part', name: 'E' },
              { component: 'meld_part', name: 'F' },
              { component: 'meld_result', name: 'G' },
            ],
          },
          { ...usual, name: 'H', type_line: 'Token Creature — Bear', layout: 'token' },
          { ...usual, name: 'I', type_line: 'Land', digital: true },
          { ...usual, name: 'J', type_line: 'Land', games: ['arena'] },
        ]),
      ),
    );
    expect(cards[0]?.faces[0]).toMatchObject({
      supertypes: ['Legendary'],
      types: ['Artifact', 'Creature'],
      subtypes: ['Time Lord', 'Bear'],
    });
    expect(cards[1]?.faces[0]).toMatchObject({ supertypes: ['Basic', 'Snow'], types: ['Land'], subtypes: ['Forest'] });
    expect(cards[2]?.layout).toBe('aftermath');
    expect(cards[2]?.faces[1]).toMatchObject({ name: 'D', types: ['Sorcery'], colorIndicator: ['R'] });
    const part = cards.find(({ name }) => name === 'E');
    expect(part?.meldsWith).toBe('F');
    expect(part?.faces.map(({ name }) => name)).toEqual(['E', 'G']);
    expect(cards.map(({ name, paper }) => (paper ? name : ''))).toEqual(['A', 'B', 'C // D', '', '', '', 'E', 'G']);
  });
});

describe('what is printed on paper', () => {
  const bearIn = (extra: object) =>
    JSON.stringify({ name: 'Bear', layout: 'normal', faces: [{ ...bear, text: '' }], ...extra });
  test.each([
    ['in a set of the usual game', { printings: ['LEA'] }, true],
    ['in that and a digital one', { printings: ['ANB', 'M10'] }, true],
    ['in a digital set alone', { printings: ['YDMU', 'HBG'] }, false],
    ['in a funny set alone', { printings: ['UNH'] }, false],
    ['in none', {}, false],
    ['rebalanced for a digital game', { printings: ['M10'], status: 'rebalanced' }, false],
    ['not out yet', { printings: ['M10'], status: 'upcoming' }, false],
    ['a plane', { printings: ['OHOP'], layout: 'planar' }, false],
    ['a conspiracy', { printings: ['CNS'], faces: [{ ...bear, types: ['Conspiracy'], text: '' }] }, false],
  ])('%s', async (_, extra, paper) => {
    expect((await cardsOf(inChunks(bearIn(extra))))[0]?.paper).toBe(paper);
  });
});

describe('CR 208.3: power and toughness', () => {
  test('are read of creatures and Vehicles, and not of an enchantment that a file gives those of its token', async () => {
    const face = { ...bear, text: '' };
    const cards = [
      { name: 'Strike', layout: 'normal', faces: [{ ...face, types: ['Enchantment'], subtypes: [] }] },
      { name: 'Cart', layout: 'normal', faces: [{ ...face, types: ['Artifact'], subtypes: ['Vehicle'] }] },
      { name: 'Bear', layout: 'normal', faces: [face] },
    ];
    const read = await cardsOf(inChunks(cards.map((card) => JSON.stringify(card)).join('\n')));
    expect(read.map(({ faces }) => faces[0]!.power)).toEqual([undefined, '2', '2']);
  });
});
