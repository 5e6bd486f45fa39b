import { describe, expect, test } from '@jest/globals';
import { someNode } from '@stacktrail/card-tree';
import { reading } from './reading.js';

const asked = (text: string, objects: string) => someNode(reading(text), (node) => node['objects'] === objects);

describe('what a static ability says of each one', () => {
  test.each([
    'Each creature gets +1/+1 for each Aura attached to it.',
    'Each creature you control gets +1/+1 for each of its colors.',
    'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
  ])('CR 613.4c: it is each of them: %s', (text) => {
    expect(asked(text, 'that object')).toBe(true);
  });

  test('of the object itself it is the object itself', () => {
    expect(asked('This creature gets +1/+1 for each Aura attached to it.', 'this')).toBe(true);
    expect(asked('This creature gets +1/+1 for each Aura attached to it.', 'that object')).toBe(false);
  });

  test('of several at once it is nothing', () => {
    expect(() => reading('All creatures get +1/+1 for each Aura attached to it.')).toThrow();
  });
});

describe('landwalk', () => {
  test.each([
    [
      'Nonbasic landwalk',
      { kind: 'keyword', keyword: 'landwalk', quality: { is: 'not', of: { is: 'supertype', supertype: 'Basic' } } },
    ],
    [
      'Snow swampwalk',
      { kind: 'keyword', keyword: 'landwalk', landType: 'Swamp', quality: { is: 'supertype', supertype: 'Snow' } },
    ],
  ])('CR 702.14c: %s', (text, ability) => {
    expect(reading(text)).toEqual([ability]);
  });

  test('CR 702.14b: creatures are asked for islandwalk as for flying', () => {
    const tree = reading("Creatures without flying or islandwalk can't attack.");
    expect(someNode(tree, ({ keyword, landType }) => keyword === 'landwalk' && landType === 'Island')).toBe(true);
  });
});

test('CR 614.1d: lands enter untapped', () => {
  expect(someNode(reading('Lands you control enter untapped.'), ({ enters }) => enters === 'untapped')).toBe(true);
});
