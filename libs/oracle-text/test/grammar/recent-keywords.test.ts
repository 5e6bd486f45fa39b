import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../src/compiling/normalise.js';
import { writeRulesText } from '../../src/grammar/index.js';
import { reading, readingSpell, understood } from './reading.js';

const mana = (...symbols: readonly string[]) => [{ cost: 'mana', mana: symbols }];

describe('keyword abilities about casting', () => {
  test.each([
    ['Warp {1}{W}', { keyword: 'warp', cost: mana('1', 'W') }],
    ['Warp—{B}, Pay 2 life.', { keyword: 'warp', cost: [...mana('B'), { cost: 'pay life', amount: 2 }] }],
    ['Sneak {3}{W/B}', { keyword: 'sneak', cost: mana('3', 'W/B') }],
    ['Web-slinging {R}{G}', { keyword: 'web-slinging', cost: mana('R', 'G') }],
    ['Mayhem {B}', { keyword: 'mayhem', cost: mana('B') }],
  ])('CR 702.185a, 702.187b, 702.188a, 702.190a: %s', (text, tree) => {
    expect(reading(text)).toEqual([{ kind: 'keyword', ...tree }]);
  });

  test('CR 702.187c: mayhem without a cost is another ability', () => {
    expect(reading('Mayhem')).toEqual([{ kind: 'keyword', keyword: 'mayhem' }]);
    expect(understood('Warp')).toBe('Warp');
  });
});

test('CR 702.186a of 2026-08-07: an infinity ability', () => {
  expect(reading('∞ — At the beginning of your upkeep, draw a card.')).toMatchObject([
    { kind: 'keyword', keyword: '∞', ability: { kind: 'triggered', event: { on: 'beginning of step' } } },
  ]);
  expect(understood('∞ At the beginning of your upkeep, draw a card.')).not.toContain('upkeep');
});

describe('station cards', () => {
  const ship = {
    name: 'Test Card',
    types: ['Artifact'],
    subtypes: ['Spacecraft'],
    supertypes: [],
    abilities: [],
  } as const;

  test('CR 721.2a, 721.2b: a station symbol, with a box and without', () => {
    const symbol = { kind: 'keyword', keyword: 'station symbol', abilities: [] };
    expect(reading('STATION 8+\n5/4', ship)).toEqual([{ ...symbol, from: 8, power: 5, toughness: 4 }]);
    expect(reading('STATION 12+', ship)).toEqual([{ ...symbol, from: 12 }]);
    expect(understood('STATION 8', ship)).toBe('STATION 8');
  });

  test('CR 721.2: what stands below a symbol is said below it', () => {
    const flying = { kind: 'keyword', keyword: 'flying' } as const;
    const symbol = { kind: 'keyword', keyword: 'station symbol', from: 3, power: 2, toughness: 2 } as const;
    expect(writeRulesText([{ ...symbol, abilities: [flying] }], ship)).toBe('STATION 3+\n2/2\nFlying');
  });
});

test('CR 702.195b: whether a player has an enduring story', () => {
  const [ability] = reading('As long as you have an enduring story, Test Card gets +1/+0.', {
    name: 'Test Card',
    types: ['Creature'],
    subtypes: [],
    supertypes: ['Legendary'],
    abilities: [],
  });
  expect(ability).toMatchObject({ condition: { if: 'designated', as: 'enduring story', who: { players: 'you' } } });
});

describe('CR 702.138: escape', () => {
  const exiling = (count: number) => ({ cost: 'exile from graveyard', filter: { is: 'other' }, count });

  test('of a spell: other cards than its own', () => {
    expect(readingSpell('Escape—{R}, Exile two other cards from your graveyard.')).toMatchObject([
      { keyword: 'escape', cost: [...mana('R'), exiling(2)] },
    ]);
  });

  test('CR 702.138c: what it escapes with', () => {
    expect(reading('This creature escapes with two +1/+1 counters on it.')).toMatchObject([
      { effects: [{ replacement: { instead: { counter: '+1/+1', count: 2, if: { keyword: 'escape' } } } }] },
    ]);
    expect(() => reading('This creature escapes tapped.')).toThrow('read up to');
  });

  test('is given for the mana cost of what has it, and for other cards', () => {
    const text =
      'Each creature card in your graveyard has escape. The escape cost is equal to its mana cost plus exile three other cards from your graveyard.';
    expect(reading(text)).toMatchObject([
      {
        effects: [
          { changes: [{ abilities: [{ keyword: 'escape', cost: [{ cost: 'mana cost of this' }, exiling(3)] }] }] },
        ],
      },
    ]);
  });
});

describe('CR 702.55c: haunt', () => {
  test('what is about the haunted creature functions in exile', () => {
    expect(reading('When the creature it haunts dies, draw a card.')).toMatchObject([
      { event: { on: 'dies', what: { is: 'haunted by this' } }, functionsIn: ['exile'] },
    ]);
    expect(reading('When this creature enters and when the creature it haunts dies, draw a card.')).toMatchObject([
      { event: { on: 'any of' }, functionsIn: ['battlefield', 'exile'] },
    ]);
  });

  test('a spell is called by its name', () => {
    expect(readingSpell('When the creature Test Card haunts dies, draw a card.')).toMatchObject([
      { functionsIn: ['exile'] },
    ]);
    const text = 'When the creature it haunts dies, draw a card.';
    expect(() => readingSpell(text)).toThrow('read up to');
  });
});

describe('CR 702.75a, 608.2g: the exiled card is played now', () => {
  test('under a condition that is said last', () => {
    const [ability] = reading(
      '{T}: You may play the exiled card without paying its mana cost if you control a Forest.',
    );
    expect(ability).toMatchObject({
      modes: [
        {
          effects: [
            {
              do: 'if',
              condition: { if: 'control' },
              then: [{ do: 'may', effects: [{ do: 'cast', how: { permit: 'play', pay: 'nothing' } }] }],
            },
          ],
        },
      ],
    });
  });

  test('only without paying for it: what may be played later is a permission', () => {
    expect(() => reading('{T}: You may play the exiled card.')).toThrow('read up to');
  });
});

describe('CR 707.12: a copy of a card that may be cast', () => {
  const cast = { do: 'cast', how: { permit: 'cast', pay: 'nothing' }, copies: true };

  test('of what was exiled', () => {
    const [ability] = readingSpell(
      'Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost. If you do, draw a card.',
    );
    expect(ability).toMatchObject({
      modes: [
        {
          effects: [
            { do: 'move' },
            { do: 'may', effects: [cast], label: 'choice 3' },
            { do: 'if', condition: { if: 'did', label: 'choice 3' } },
          ],
        },
      ],
    });
  });

  test('a copy that isn’t cast ceases to exist: whether it is made is no choice of its own', () => {
    expect(normalise('{2}, {T}: You may copy the exiled card. If you do, you may cast the copy.')).toBe(
      '{2}, {T}: Copy the exiled card. You may cast the copy.',
    );
  });

  test('a copy of a spell isn’t cast', () => {
    expect(readingSpell('Copy target instant spell.')).toMatchObject([
      { modes: [{ effects: [{ do: 'copy spell' }] }] },
    ]);
  });
});

test('CR 702.24a: a cumulative upkeep of one mana or another', () => {
  expect(reading('Cumulative upkeep {G} or {W}')).toMatchObject([
    { keyword: 'cumulative upkeep', cost: [{ cost: 'choice', of: [mana('G'), mana('W')] }] },
  ]);
  expect(() => reading('Echo {G} or {W}')).toThrow('read up to');
});

test('CR 702.138b, 702.188a, 702.190a: how it was cast is what was paid for it', () => {
  expect(reading('When this creature enters, sacrifice it unless it escaped.')).toMatchObject([
    { modes: [{ effects: [{ do: 'if', condition: { if: 'not', of: { if: 'cost was paid', keyword: 'escape' } } }] }] },
  ]);
  expect(normalise('When ~ enters, if they were cast using web-slinging, draw a card.')).toBe(
    'When ~ enters, if its web-slinging cost was paid, draw a card.',
  );
  expect(reading('When this creature enters, if its sneak cost was paid, draw a card.')).toMatchObject([
    { condition: { if: 'cost was paid', keyword: 'sneak' } },
  ]);
});
