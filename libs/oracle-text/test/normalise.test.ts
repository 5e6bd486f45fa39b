import { describe, expect, test } from '@jest/globals';
import { normalise } from '../src/index.js';

describe('normalise', () => {
  test.each([
    ['CR 207.2: reminder text goes', 'Flying (It has wings.)\nDraw a card. (Look at it.)', 'Flying\nDraw a card.'],
    ['a line of reminder text alone goes', '({T}: Add {G}.)\nThis land enters tapped.', 'This land enters tapped.'],
    ['keywords come onto one line', 'First strike (Early.)\nProtection from red', 'First strike, protection from red'],
    ['other lines stay apart', 'Flying\nEquip {2}\nHaste', 'Flying\nEquip {2}\nHaste'],
    [
      'one wording stands for several',
      'Search your library for a land card, put that card onto the battlefield, then shuffle.',
      'Search your library for a land card, put it onto the battlefield, then shuffle.',
    ],
    [
      'CR 701.21a: whoever sacrifices chooses',
      'Target player sacrifices a creature.',
      'Target player sacrifices a creature of their choice.',
    ],
    [
      'a wording that is already right stays',
      'Each opponent sacrifices a land of their choice.',
      'Each opponent sacrifices a land of their choice.',
    ],
    ['keywords are listed with commas', 'Flying; haste', 'Flying, haste'],
    ['other sentences keep their semicolons', 'Draw a card; you win.', 'Draw a card; you win.'],
    [
      'a cost that is a sentence ends a line of keywords',
      'Flying\nWard—Pay 2 life.\nHaste',
      'Flying, ward—Pay 2 life.\nHaste',
    ],
    [
      'whose owner does it is said of the target',
      'The owner of target land shuffles it into their library, then reveals the top card of their library.',
      "Target land's owner shuffles it into their library, then reveals the top card of their library.",
    ],
    [
      'the same inside a sentence',
      'Choose one — The owner of target artifact, creature, or land puts it on the bottom of their library.',
      "Choose one — Target artifact, creature, or land's owner puts it on the bottom of their library.",
    ],
    ['what had a mana value', 'If its mana value was 3 or less, scry 1.', 'If it had mana value 3 or less, scry 1.'],
    [
      'what a spell had',
      "If that spell's mana value was 3 or less, scry 1.",
      'If that spell had mana value 3 or less, scry 1.',
    ],
    [
      'CR 603.6b: what enters tapped is tapped as it enters',
      'Whenever a land you control enters tapped, untap it.',
      'Whenever a tapped land you control enters, untap it.',
    ],
    [
      'CR 701.21a: the same in a list of what a player does',
      'Each player loses 1 life, discards a card, then sacrifices a land.',
      'Each player loses 1 life, discards a card, then sacrifices a land of their choice.',
    ],
    [
      'CR 121.1: an additional card is a card',
      'At the beginning of your draw step, draw two additional cards.',
      'At the beginning of your draw step, draw two cards.',
    ],
    [
      'an event of two, of one subject',
      'Whenever an Elf you control enters and whenever an Elf you control is turned face up, scry 1.',
      'Whenever an Elf you control enters or is turned face up, scry 1.',
    ],
    [
      'when something may be activated',
      'Activate only if you control a Forest and only as a sorcery.',
      'Activate only as a sorcery and only if you control a Forest.',
    ],
  ])('%s', (_what, text, normal) => {
    expect(normalise(text)).toBe(normal);
    expect(normalise(normal)).toBe(normal);
  });
});

test.each([
  ['CR 702.29e', 'Swampcycling {2}, mountaincycling {2}', 'Swampcycling {2}\nMountaincycling {2}'],
  [
    'CR 702.16g',
    'Flying, protection from Elves and from Goblins',
    'Flying, protection from Elves, protection from Goblins',
  ],
  ['CR 702.16g', 'Protection from white and from blue', 'Protection from white and from blue'],
  [
    'CR 702.16g',
    '~ gets +2/+2 and has protection from Elves and from Goblins.',
    '~ gets +2/+2 and has protection from Elves and protection from Goblins.',
  ],
  ['CR 701.44', '~ explores, then it explores again.', '~ explores, then it explores.'],
  [
    'CR 608.2h',
    'if it had counters on it, put those counters on ~.',
    'if it had counters on it, put its counters on ~.',
  ],
  ['CR 107.4', 'Add six {R}.', 'Add {R}{R}{R}{R}{R}{R}.'],
  [
    'CR 603.2c',
    'Whenever your opponents are dealt combat damage, if any of that damage was dealt by a Goblin, draw a card.',
    'Whenever one or more Goblins deal combat damage to one or more opponents, draw a card.',
  ],
  [
    'CR 701.21a',
    'Each player who controls the most lands sacrifices two lands.',
    'Each player who controls the most lands sacrifices two lands of their choice.',
  ],
  ['CR 608.2c', 'Destroy creatures other than Goblins and Elves.', "Destroy creatures that aren't Goblins and Elves."],
])('%s: %s', (_rule, text, normal) => {
  expect(normalise(text)).toBe(normal);
});
