import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, readingSpell, understood } from './reading.js';

const modes = '\n• Draw a card.\n• You gain 3 life.';
const three = `${modes}\n• Scry 1.`;

/** How the modes of a spell are chosen. */
function choiceOf(head: string, text = modes): unknown {
  const [ability] = readingSpell(head + text);
  return ability?.kind === 'spell' ? ability.choose : undefined;
}

describe('CR 700.2: how modes are chosen', () => {
  test.each([
    ['Choose one —', { min: 1, max: 1 }],
    ['Choose one or both —', { min: 1, max: 2 }],
    ['Choose up to one —', { min: 0, max: 1 }],
    ['CR 700.2d: Choose three. You may choose the same mode more than once.', { min: 3, max: 3, again: true }],
    ['CR 700.2e: An opponent chooses one —', { min: 1, max: 1, chooses: 'an opponent' }],
    ['Choose one at random —', { min: 1, max: 1, chooses: 'chance' }],
  ])('%s', (named, choice) => {
    expect(choiceOf(named.replace(/^CR \S+: /, ''))).toEqual(choice);
  });

  test('“one or more” are as many as there are', () => {
    expect(choiceOf('Choose one or more —', three)).toEqual({ min: 1, max: 3 });
  });

  test.each([
    ['If this spell was kicked, choose both instead.', { allIf: { if: 'kicked' }, mustAll: true }],
    ['If this spell was kicked, you may choose both.', { allIf: { if: 'kicked' } }],
    [
      'If you control a commander as you cast this spell, you may choose both instead.',
      { said: ['as cast', 'instead'] },
    ],
  ])('CR 601.4: %s', (more, fields) => {
    expect(choiceOf(`Choose one. ${more}`)).toMatchObject({ min: 1, max: 1, ...fields });
  });

  test('“both” is said of two modes alone', () => {
    expect(() => understood(`Choose one. If this spell was kicked, choose both instead.${three}`)).not.toThrow();
  });
});

test('CR 702.172a, 702.172b: modes with costs, of which one or more are chosen', () => {
  expect(readingSpell('Spree\n+ {1} — Draw a card.\n+ {2}{U} — You gain 3 life.')).toMatchObject([
    { kind: 'keyword', keyword: 'spree' },
    {
      modes: [{ cost: [{ cost: 'mana', mana: ['1'] }] }, { cost: [{ cost: 'mana', mana: ['2', 'U'] }] }],
      choose: { min: 1, max: 2 },
    },
  ]);
});

test('CR 702.183a: of modes with costs that are said as modes, one is chosen', () => {
  const [, ability] = readingSpell('Tiered\n• {0} — Draw a card.\n• {2} — Draw two cards.');
  expect(ability).toMatchObject({ choose: { min: 1, max: 1 } });
});

test('a mode with a cost stands behind spree or tiered alone', () => {
  expect(() => reading('When this creature enters, choose one —\n• {1} — Draw a card.\n• {2} — Scry 1.')).toThrow();
});

test('CR 207.2d: words that name a mode mean nothing', () => {
  expect(normalise('Choose one —\n• Big Words — Draw a card.\n• More — You gain 3 life.')).toBe(`Choose one —${modes}`);
});

test('words that name what was chosen as a permanent entered stay', () => {
  const text = 'As this enchantment enters, choose Left or Right.\n• Left — At the beginning of your upkeep, scry 1.';
  expect(normalise(text)).toBe(text);
});
