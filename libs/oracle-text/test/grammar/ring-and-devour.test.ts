import { describe, expect, test } from '@jest/globals';
import { someNode } from '@stacktrail/card-tree';
import { reading, understood } from './reading.js';

describe('CR 701.54a: the Ring-bearer', () => {
  test('“your Ring-bearer” is one that you control', () => {
    const tree = reading('At the beginning of your upkeep, put a +1/+1 counter on your Ring-bearer.');
    expect(someNode(tree, (node) => node.is === 'designated' && node['as'] === ('Ring-bearer' as unknown))).toBe(true);
    expect(someNode(tree, ({ is, who }) => is === 'controlled by' && who === 'you')).toBe(true);
  });

  test.each([
    'Wraiths you control have protection from Ring-bearers.',
    'Whenever a land you control enters, if this creature is your Ring-bearer, draw a card.',
    'Whenever this creature attacks, if the Ring has tempted you two or more times this game, draw a card.',
  ])('%s', (text) => {
    expect(reading(text)).toHaveLength(1);
  });
});

describe('CR 702.82b: what it devoured', () => {
  test.each([
    'This creature has flying and trample if it devoured a creature.',
    'When this creature enters, you gain 2 life for each creature it devoured.',
  ])('%s', (text) => {
    expect(someNode(reading(text), ({ amount, label }) => amount === 'chosen number' && label === 'devoured')).toBe(
      true,
    );
  });

  test('other conditions don’t stand behind what a static ability says', () => {
    expect(understood('This creature has flying if you control a Swamp.')).toContain('flying');
  });
});

describe('CR 613.1b: who gains control', () => {
  test('an opponent whom you choose', () => {
    const tree = reading('When this creature enters, an opponent gains control of it.');
    expect(someNode(tree, (node) => node['do'] === 'choose players')).toBe(true);
  });

  test('each player, of what is theirs', () => {
    const tree = reading('{T}: Each player gains control of all creatures they own.');
    expect(someNode(tree, (node) => node['do'] === 'for each player')).toBe(true);
  });

  test('several can’t gain control of the same things', () => {
    expect(understood('{T}: Each opponent gains control of all creatures.')).toContain('all creatures');
  });
});
