import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

describe('CR 115.9: what can’t be targeted', () => {
  const red = { is: 'color', color: 'R' };

  test('by red spells or abilities from red sources', () => {
    expect(reading("This creature can't be the target of red spells or abilities from red sources.")).toMatchObject([
      { effects: [{ static: "can't be targeted", what: { is: 'this' }, of: 'spells or abilities', from: red }] },
    ]);
    expect(
      reading("Creatures you control can't be the targets of red spells or abilities from red sources."),
    ).toMatchObject([{ effects: [{ what: { is: 'all' }, from: red }] }]);
  });

  test('by abilities from artifact sources', () => {
    expect(reading("This creature can't be the target of abilities from artifact sources.")).toMatchObject([
      { effects: [{ of: 'abilities', from: { is: 'type', type: 'Artifact' } }] },
    ]);
  });
});

describe('CR 115.1: targets', () => {
  test('one or more', () => {
    expect(readingSpell('One or more target creatures become black until end of turn.')).toMatchObject([
      { modes: [{ targets: [{ min: 1, max: 99 }] }] },
    ]);
  });

  test('two that share a card type', () => {
    expect(readingSpell('Exchange control of two target permanents that share a card type.')).toMatchObject([
      { modes: [{ targets: [{ min: 2, max: 2, together: [{ all: 'share', quality: 'card type' }] }] }] },
    ]);
  });
});

test('CR 122.6: counters of three kinds on one thing', () => {
  const [ability] = readingSpell('Put a flying counter, a reach counter, and a lifelink counter on target creature.');
  const target = { objects: 'target', slot: 0 };
  expect(ability).toMatchObject({
    modes: [
      {
        effects: [
          { counter: 'flying', on: target },
          { counter: 'reach', on: { ...target, called: 'nothing' }, joined: 'comma' },
          { counter: 'lifelink', on: { ...target, called: 'nothing' }, joined: 'and' },
        ],
      },
    ],
  });
});

test('CR 702.21a: a keyword whose cost is a sentence stands in quotation marks', () => {
  expect(reading('Other creatures you control have "Ward—Pay 2 life."')).toMatchObject([
    { effects: [{ changes: [{ abilities: [{ keyword: 'ward', cost: [{ cost: 'pay life' }] }] }] }] },
  ]);
});

test('CR 702: what has a keyword ability with a number', () => {
  const [ability] = reading('Whenever a creature you control with toxic attacks, draw a card.');
  expect(ability).toMatchObject({ event: { what: { of: [{}, {}, { is: 'keyword', keyword: 'toxic' }] } } });
});

test('CR 602.1a: the enchanted creature is tapped as a cost', () => {
  const aura = { name: 'Test Card', types: ['Enchantment'], subtypes: ['Aura'], supertypes: [] } as const;
  const abilities = [{ kind: 'keyword', keyword: 'enchant', filter: { is: 'type', type: 'Creature' } }] as const;
  expect(reading('Tap enchanted creature: Draw a card.', { ...aura, abilities })).toMatchObject([
    { cost: [{ cost: 'tap permanents', filter: { is: 'attached to by this' }, count: 1 }] },
  ]);
});
