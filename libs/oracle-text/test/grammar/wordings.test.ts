import { describe, expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { reading } from './reading.js';

const creature: TextSource = { name: 'Test Card', types: ['Creature'], subtypes: [], supertypes: [], abilities: [] };
const legend: TextSource = { ...creature, supertypes: ['Legendary'] };
const artifact: TextSource = { ...creature, types: ['Artifact'] };
const enchantment: TextSource = { ...creature, types: ['Enchantment'] };

/** What is read, as JSON; that it is said alike again is part of every reading. */
function treeOf(text: string, textSource?: TextSource): string {
  return JSON.stringify(reading(text, textSource));
}

const domain = '{"amount":"different","quality":"basic land type"';

describe.each<readonly [rule: string, text: string, tree: string, speaker?: TextSource]>([
  ['CR 613.4c', 'This creature gets +1/+1 for each basic land type among lands you control.', `"power":${domain}`],
  [
    'CR 613.4c',
    'This creature gets +2/+0 for each experience counter you have.',
    '"power":{"amount":"product","of":[2,{"amount":"player counters"',
  ],
  [
    'CR 613.4c',
    'This creature gets +X/+X, where X is the number of experience counters you have.',
    '"power":{"amount":"X","is":{"amount":"player counters"',
  ],
  [
    'CR 603.4',
    'Whenever a land an opponent controls enters, if that player controls more lands than you, draw a card.',
    '"condition":{"if":"compare","left":{"amount":"how many","of":{"objects":"each","filter":{"is":"type","type":"Land"},"of":{"players":"that player","called":"player"}}}',
  ],
  ['CR 201.5', 'Whenever this creature mutates, draw a card.', '"what":{"is":"this","called":"creature"}', legend],
  ['CR 201.5', 'Whenever this creature mutates, draw a card.', '"what":{"is":"this"}'],
  [
    'CR 201.5a',
    'All Elf creatures have "Whenever this creature attacks, draw a card."',
    '"what":{"is":"this"}',
    enchantment,
  ],
  ['CR 201.5a', 'All Elves have "Whenever this permanent attacks, draw a card."', '"what":{"is":"this"}', enchantment],
  [
    'CR 201.5a',
    'Treasures you control have "{T}, Sacrifice this artifact: Draw a card."',
    '"cost":[{"cost":"tap"},{"cost":"sacrifice this"}]',
    enchantment,
  ],
  [
    'CR 702.95a',
    'As long as this creature is paired with another creature, each of those creatures has "Whenever this creature attacks, draw a card."',
    '"what":{"is":"this"}',
  ],
  [
    'CR 701.24',
    "When this creature dies, you may shuffle it into its owner's library.",
    '"do":"may","who":{"players":"you"},"effects":[{"do":"shuffle into library"',
  ],
  [
    'CR 701.24',
    "{U}: This creature's owner shuffles it into their library.",
    '"do":"shuffle into library","what":{"objects":"this","called":"it"},"who":{"players":"owner of"',
  ],
  [
    'CR 613.4d',
    "{U}: You may switch this creature's power and toughness until end of turn.",
    '"do":"may","who":{"players":"you"},"effects":[{"do":"apply","changes":[{"change":"switch power and toughness"}]',
  ],
  [
    'CR 502.3',
    "{T}: Add {G}. This creature doesn't untap during your next untap step.",
    '"until":"through its controller\'s next untap step"',
  ],
  [
    'CR 502.3',
    "Whenever this creature attacks, it doesn't untap during its controller's next untap step.",
    '"until":"through its controller\'s next untap step"',
  ],
  [
    'CR 205.1b',
    '{1}: This artifact becomes an artifact creature until end of turn.',
    '"changes":[{"change":"add types","types":["Artifact","Creature"],"subtypes":[]}]',
    artifact,
  ],
  [
    'CR 602.1a',
    'Remove three quest counters from this enchantment and sacrifice it: Draw a card.',
    '{"cost":"remove counters","counter":"quest","count":3},{"cost":"sacrifice this","called":"it"}',
    enchantment,
  ],
  [
    'CR 602.1a',
    'Remove three quest counters from this enchantment, Sacrifice this enchantment: Draw a card.',
    '{"cost":"remove counters","counter":"quest","count":3},{"cost":"sacrifice this"}',
    enchantment,
  ],
  [
    'CR 701.15b',
    'Equipped creature gets +2/+0 and is goaded.',
    '{"change":"combat rule","combat":{"rule":"goaded"}}',
    { ...artifact, subtypes: ['Equipment'] },
  ],
  ['CR 700.4', 'Whenever another creature dies, draw a card.', '"on":"dies","what":{"is":"all"'],
  [
    'CR 700.4',
    'Whenever another Elf is put into a graveyard from the battlefield, draw a card.',
    '"on":"dies","worded":"put into a graveyard","what":',
  ],
  ['CR 700.4', 'When this artifact dies, draw a card.', '"on":"dies","worded":"dies","what":{"is":"this"}', artifact],
  [
    'CR 700.4',
    'Whenever an artifact or creature you control is put into a graveyard from the battlefield, draw a card.',
    '"event":{"on":"dies","what":',
  ],
])('%s', (_rule, text, tree, textSource) => {
  test(text, () => {
    expect(treeOf(text, textSource)).toContain(tree);
  });
});

test('CR 201.5a: what artifacts have is no ability of a creature', () => {
  expect(() => reading('Treasures you control have "Sacrifice this creature: Draw a card."', artifact)).toThrow();
});

test('“you may have” is followed by whoever does it', () => {
  expect(() => reading("{U}: You may have shuffle this creature into its owner's library.")).toThrow();
});
