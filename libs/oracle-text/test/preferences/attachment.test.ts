import { describe, expect, test } from '@jest/globals';
import { readParagraph } from '../../src/compiling/paragraph.js';
import { nearestNoun } from '../../src/preferences/attachment.js';
import { decides } from './decided.js';

const instant = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] } as const;
const by = nearestNoun[0]!.name;
const yours = { is: 'controlled by', who: 'you' };

describe('CR 608.2c: words after a noun belong to the nearest noun', () => {
  test('“spell that targets a creature you control”: you control the creature', () => {
    decides({
      text: 'Counter target spell that targets a creature you control.',
      of: 'Instant',
      by,
      meant: { is: 'targets', what: { is: 'all', of: [{}, yours] } },
      other: { is: 'targets', what: { is: 'type' } },
    });
  });

  test('“Aura attached to a creature you control”', () => {
    decides({
      text: 'Destroy target Aura attached to a creature you control.',
      of: 'Instant',
      by,
      meant: { is: 'attached to', what: { is: 'all', of: [{}, yours] } },
      other: { is: 'attached to', what: { is: 'type' } },
    });
  });

  test('“power less than or equal to the number of Forests you control”', () => {
    decides({
      text: 'Destroy target creature with power less than or equal to the number of Forests you control.',
      of: 'Instant',
      by,
      meant: { amount: 'count', filter: { is: 'all', of: [{}, yours] } },
      other: { amount: 'count', filter: { is: 'subtype' } },
    });
  });
});

describe('CR 302.4: what only creatures have is said of the creature that ends a list', () => {
  test.each(['with flying', 'with power 4 or greater', 'with toughness 2 or less'])('%s', (suffix) => {
    decides({
      text: `Destroy target artifact, enchantment, or creature ${suffix}.`,
      of: 'Instant',
      by,
      meant: {
        is: 'any',
        of: [{ type: 'Artifact' }, { type: 'Enchantment' }, { is: 'all', of: [{ type: 'Creature' }] }],
      },
      other: { is: 'all', of: [{ is: 'any' }] },
    });
  });

  test('what stands behind that is said of all', () => {
    const text = 'Destroy target artifact or creature with flying an opponent controls.';
    decides({
      text,
      of: 'Instant',
      by,
      meant: { is: 'all', of: [{ is: 'any' }, { is: 'controlled by', who: 'opponent' }] },
      other: { is: 'all', of: [{ is: 'any' }, { is: 'keyword' }] },
    });
  });

  test.each([
    'Destroy target artifact or creature with mana value 3 or less.',
    'Destroy target artifact or creature an opponent controls.',
    'Destroy target Elf or Goblin with power 2 or less.',
  ])('what others have too is said of all: %s', (text) => {
    const { abilities, meaning } = readParagraph(text, { ...instant });
    expect(meaning).toBeUndefined();
    expect(JSON.stringify(abilities)).toContain('"filter":{"is":"all","of":[{"is":"any"');
  });
});

test('a noun that is all of several things is one noun', () => {
  const of = (filter: object): never => [{ filter }] as never;
  const [{ score }] = nearestNoun as [(typeof nearestNoun)[0]];
  expect(score(of({ is: 'all', of: [{ is: 'type' }, yours] }))).toBe(score(of(yours)));
});

test('CR 608.2c: “each other creature” behind a target is other than that target', () => {
  decides({
    text: '{T}: This creature deals 1 damage to target creature and each other creature that shares a color with it.',
    by: '“other” after a noun means other than the object of that noun',
    meant: { objects: 'together' },
    other: { is: 'other' },
  });
});

test('CR 205.3m: “Saga or enchantment creature” is a Saga, or a creature that is an enchantment', () => {
  decides({
    text: 'Destroy target Saga or enchantment creature.',
    of: 'Instant',
    by: 'a subtype that isn’t a creature type stands beside “creature”, not before it',
    meant: { is: 'any', of: [{ subtype: 'Saga' }, { is: 'all', of: [{ type: 'Enchantment' }, { type: 'Creature' }] }] },
    other: { is: 'all', of: [{ is: 'any' }, { type: 'Creature' }] },
  });
});
