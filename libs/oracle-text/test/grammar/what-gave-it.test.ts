import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const equipment = {
  name: 'Test Card',
  types: ['Artifact'],
  subtypes: ['Equipment'],
  supertypes: [],
  abilities: [],
} as const;
const grime = { name: 'Test Card', types: ['Enchantment'], subtypes: [], supertypes: [], abilities: [] } as const;

const granter = '"objects":"granter","as":"this Equipment"';

describe('CR 201.5a: “this Equipment” in an ability that a creature gains from it', () => {
  test.each([
    ['{T}, Sacrifice this Equipment: Draw a card.', `{"cost":"sacrifice this","of":{${granter}}}`],
    ['{T}, Unattach this Equipment: Draw a card.', `{"cost":"unattach this","of":{${granter}}}`],
    ['{1}, Tap this Equipment: Draw a card.', `{"cost":"tap that","of":{${granter}}}`],
    ['Exile this Equipment: Draw a card.', `{"cost":"exile this","of":{${granter}}}`],
    ["Return this Equipment to its owner's hand: Draw a card.", `{"cost":"return this to hand","of":{${granter}}}`],
    ['Put a bait counter on this Equipment: Draw a card.', '"cost":"put counters","counter":"bait"'],
    ['Remove a bait counter from this Equipment: Draw a card.', '"cost":"remove counters","counter":"bait"'],
    ['{T}: This Equipment deals 2 damage to any target.', `"source":{${granter}}`],
    ["{T}: Return this Equipment to its owner's hand.", `"what":{${granter}`],
    ['{T}: Sacrifice this creature.', '"do":"sacrifice","what":{"objects":"this"}'],
  ])('%s', (ability, part) => {
    const tree = JSON.stringify(reading(`Equipped creature has "${ability}"`, equipment));
    expect(tree).toContain(part);
  });

  test('“this enchantment” in what other enchantments have is each of those', () => {
    const text = 'Other enchantments have "{1}: Sacrifice this enchantment."';
    expect(JSON.stringify(reading(text, grime))).not.toContain('granter');
  });

  test('a token counts what is on the enchantment that creates it', () => {
    const text =
      'When this enchantment enters, create a green Ooze creature token with "This creature\'s power and toughness are each equal to the number of slime counters on this enchantment."';
    expect(JSON.stringify(reading(text, grime))).toContain('"on":{"objects":"granter","as":"this enchantment"}');
  });

  test('a copy’s exceptions speak of the copy', () => {
    const text =
      'You may have this enchantment enter as a copy of an enchantment you control, except it has "{1}: Tap this Equipment."';
    expect(() => reading(text, equipment)).toThrow();
  });
});

test('CR 201.5b: all activated abilities of something', () => {
  const text = 'Target creature gains all activated abilities of target artifact until end of turn.';
  expect(JSON.stringify(readingSpell(text))).toContain(
    '{"do":"gain abilities","which":"activated","of":{"objects":"target","slot":1},"until":"this turn","to":{"objects":"target","slot":0}}',
  );
});

describe('CR 702.16n: what protection that an Aura gives doesn’t remove', () => {
  const aura = { ...grime, subtypes: ['Aura'] } as const;
  const thisAura = { is: 'one of', objects: { objects: 'granter', as: 'this Aura' } };

  test.each([
    ['protection from white', 'this Aura', { from: ['W'], sparing: thisAura }],
    ['protection from enchantments', 'this Aura', { from: [], sparing: thisAura }],
    [
      'protection from each color',
      'Auras',
      { from: ['W', 'U', 'B', 'R', 'G'], sparing: { is: 'subtype', subtype: 'Aura' } },
    ],
  ])('Enchanted creature has %s. This effect doesn’t remove %s.', (protection, spared, ability) => {
    const [always] = reading(`Enchanted creature has ${protection}. This effect doesn't remove ${spared}.`, aura);
    expect(always).toMatchObject({ effects: [{ changes: [{ abilities: [{ keyword: 'protection', ...ability }] }] }] });
  });
});
