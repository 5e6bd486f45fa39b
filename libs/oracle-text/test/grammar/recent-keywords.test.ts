import { describe, expect, test } from '@jest/globals';
import { writeRulesText } from '../../src/grammar/index.js';
import { reading, understood } from './reading.js';

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
