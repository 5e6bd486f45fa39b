import { describe, expect, test } from '@jest/globals';
import { someNode } from '@stacktrail/card-tree';
import { readingSpell, understood } from './reading.js';

const choose = "Choose target creature you control and target creature you don't control.";

describe('a target that is told by whose it is', () => {
  test.each([
    [`${choose} The creature you control gets +1/+0 until end of turn.`, 0],
    [`${choose} Destroy the creature you don't control.`, 1],
  ])('%s', (text, slot) => {
    const tree = readingSpell(text);
    const sided = (node: { readonly [field: string]: unknown }): boolean =>
      node['objects'] === 'target' && node['slot'] === slot && /control/.test(String(node['called']));
    expect(someNode(tree, sided)).toBe(true);
  });

  test('of two targets of one side it can’t be told', () => {
    const text =
      'Choose target creature you control and another target creature you control. Destroy the creature you control.';
    expect(() =>
      understood(text, { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] }),
    ).not.toThrow();
  });

  test('CR 701.14a: the two that were chosen fight each other', () => {
    const tree = readingSpell(
      `${choose} Put a +1/+1 counter on the creature you control. Then those creatures fight each other.`,
    );
    expect(someNode(tree, (node) => node['do'] === 'fight')).toBe(true);
  });
});

test('CR 118.12a: a player may have damage dealt, and otherwise something is done', () => {
  const tree = readingSpell('Destroy target land unless its controller has Test Card deal 6 damage to them.');
  expect(someNode(tree, (node) => node['do'] === 'may')).toBe(true);
  expect(someNode(tree, (node) => node['last'] === 'unless')).toBe(true);
});
