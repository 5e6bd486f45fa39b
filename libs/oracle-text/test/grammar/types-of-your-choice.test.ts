import { describe, expect, test } from '@jest/globals';
import { someNode } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

const becomes = (text: string) =>
  someNode(reading(text), (node) => node['change'] === 'become chosen type' && node['noted'] !== undefined);
const chooses = (tree: unknown, choose: string) =>
  someNode(tree, (node) => node['do'] === 'note choice' && (node['choice'] as { choose: string }).choose === choose);

describe('CR 608.2d: a type of your choice', () => {
  test.each([
    '{1}: This creature becomes the creature type of your choice until end of turn.',
    '{1}: This creature becomes the creature type of your choice in addition to its other types until end of turn.',
    '{T}: Target land becomes the basic land type of your choice until end of turn.',
    '{T}: Choose a basic land type. Each land you control becomes that type until end of turn.',
    '{T}: Choose a creature type. Each creature you control becomes the chosen type until end of turn.',
  ])('something becomes it: %s', (text) => {
    expect(becomes(text)).toBe(true);
  });

  test.each([
    'Creatures of the creature type of your choice get +1/+0 until end of turn.',
    'Destroy all creatures of the creature type of your choice.',
  ])('things are of it: %s', (text) => {
    const tree = readingSpell(text);
    expect(chooses(tree, 'creature type')).toBe(true);
    expect(someNode(tree, ({ is, quality }) => is === 'has noted' && quality === 'creature type')).toBe(true);
  });

  test('a land that becomes a basic land type loses its abilities, one that becomes any land type may not (CR 305.7)', () => {
    const quality = (text: string, wanted: string) =>
      someNode(reading(text), (node) => node['change'] === 'become chosen type' && node['quality'] === wanted);
    expect(
      quality('{T}: Choose a basic land type. Target land becomes that type until end of turn.', 'basic land type'),
    ).toBe(true);
    expect(quality('{T}: Choose a land type. Target land becomes that type until end of turn.', 'land type')).toBe(
      true,
    );
  });

  test('targets are chosen before it is, so they can’t be of it', () => {
    expect(understood('{T}: Destroy target creature of the creature type of your choice.')).toContain(
      'target creature of',
    );
  });

  test('protection from a quality or from a color: one of them is chosen', () => {
    const tree = reading(
      '{T}: Target creature gains protection from artifacts or from the color of your choice until end of turn.',
    );
    expect(chooses(tree, 'color')).toBe(true);
    expect(someNode(tree, (node) => node['do'] === 'choose one')).toBe(true);
  });
});
