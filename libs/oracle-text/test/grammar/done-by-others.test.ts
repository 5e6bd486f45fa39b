import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const aura = {
  name: 'Test Card',
  types: ['Enchantment'],
  subtypes: ['Aura'],
  supertypes: [],
  abilities: [],
} as const;

function words(tree: unknown): string {
  return JSON.stringify(tree);
}

describe('CR 701.21a: others sacrifice what was named', () => {
  test('“it” is what the Aura enchants', () => {
    const read = words(
      reading(
        "At the beginning of your upkeep, enchanted creature's controller sacrifices it and you draw a card.",
        aura,
      ),
    );
    expect(read).toContain(
      '"do":"sacrifice","what":{"objects":"attached","called":"it"},"who":{"players":"controller of","objects":{"objects":"attached"}}',
    );
  });

  test('CR 602.2: only opponents may activate it', () => {
    const [ability] = reading(
      "Discard a card: This Aura's controller sacrifices it, then draws two cards. Only your opponents may activate this ability.",
      aura,
    );
    expect(ability).toMatchObject({ kind: 'activated', activatedBy: 'opponents' });
    expect(words(ability)).toContain('"what":{"objects":"this","called":"it"}');
  });
});

test('CR 614.9: “its controller” behind “enchanted creature” is that creature’s', () => {
  expect(
    words(reading('All damage that would be dealt to enchanted creature is dealt to its controller instead.', aura)),
  ).toContain('"redirect","to":{"players":"controller of","objects":{"objects":"attached","called":"it"}}');
});

describe('CR 603.12: “when you discard a card this way”', () => {
  test('it triggers where what was discarded is such a card', () => {
    const read = words(
      readingSpell(
        'Draw a card, then discard a card. When you discard a nonland card this way, destroy target creature.',
      ),
    );
    expect(read).toContain('"called":"discarded card"');
    expect(read).toContain('"do":"reflexive trigger"');
  });

  test('nothing was discarded that way: it isn’t read', () => {
    expect(
      understood('When this creature enters, draw a card. When you discard a nonland card this way, draw a card.'),
    ).not.toContain('nonland');
  });
});

describe('CR 508.1d: requirements and restrictions that begin with their duration', () => {
  test.each([
    "When this creature enters, until your next turn, creatures can't attack you unless their controller pays {2} for each of those creatures.",
    'When this creature enters, until your next turn, creatures your opponents control attack each combat if able and attack a player other than you if able.',
  ])('“%s”', (text) => {
    expect(words(reading(text))).toContain('"until":"until your next turn"');
  });
});

describe('CR 702.16k: protection from players', () => {
  test.each([
    ['each of your opponents', '{"is":"controlled by","who":"opponent"}'],
    ['the chosen player', '{"is":"controlled by players","who":{"players":"chosen"}}'],
  ])('from %s', (text, quality) => {
    expect(words(reading(`This creature has protection from ${text}.`))).toContain(`"quality":${quality}`);
  });
});

test('CR 607.2d: a choice among card types', () => {
  expect(words(reading('As this creature enters, choose artifact, creature, or enchantment.'))).toContain(
    '"among":["Artifact","Creature","Enchantment"]',
  );
});

test('CR 115.1: targets of both zones', () => {
  expect(
    words(
      readingSpell('Exile up to three target creatures from the battlefield and/or creature cards from graveyards.'),
    ),
  ).toContain('"kind":"card in graveyard or permanent","filter":{"is":"type","type":"Creature"}');
});

test('CR 607.2a: the exiled cards return to their owners’ hands', () => {
  expect(
    words(reading("When this creature leaves the battlefield, return the exiled cards to their owners' hands.")),
  ).toContain('"objects":"linked"');
});

test('CR 505.1a: each of your main phases is the first or another one', () => {
  const [ability] = reading('At the beginning of each of your main phases, draw a card.');
  expect(ability).toMatchObject({
    event: { on: 'any of', of: [{ step: 'precombat main' }, { step: 'postcombat main' }] },
  });
});
