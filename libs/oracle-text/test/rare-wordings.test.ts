import { expect, test } from '@jest/globals';
import { normalise } from '../src/compiling/normalise.js';

test.each([
  [
    'CR 611.3a: the condition of a static ability',
    'This creature has hexproof if its power is 1 or less.',
    'This creature has hexproof as long as its power is 1 or less.',
  ],
  [
    'what it blocks',
    "{T}: This creature deals 1 damage to target creature it's blocking.",
    '{T}: This creature deals 1 damage to target creature blocked by this creature.',
  ],
  [
    'what another one blocks is left alone',
    "Choose target creature. Prevent all combat damage that would be dealt by it and each creature it's blocking.",
    "Choose target creature. Prevent all combat damage that would be dealt by it and each creature it's blocking.",
  ],
  [
    'CR 109.2: abilities of permanents, and not of cards elsewhere',
    '{T}: Add {R}. Spend this mana only to cast Elemental spells or activate abilities of Elementals.',
    '{T}: Add {R}. Spend this mana only to cast Elemental spells or activate abilities of an Elemental.',
  ],
  [
    'CR 109.2: abilities of sources are those of cards, too',
    '{T}: Add {R}. Spend this mana only to cast Elemental spells or activate abilities of Elemental sources.',
    '{T}: Add {R}. Spend this mana only to cast Elemental spells or activate abilities of Elemental sources.',
  ],
  [
    'an Aura is no creature',
    'Whenever an Aura you control enters, return that Aura to its owner’s hand.',
    "Whenever an Aura you control enters, return that Aura to its owner's hand.",
  ],
  [
    'CR 120.1: what would deal damage',
    'Prevent all damage that creatures would deal to players this turn.',
    'Prevent all damage that would be dealt to players by creatures this turn.',
  ],
  [
    'CR 109.2: where a permanent is',
    'If a permanent would be put into a graveyard, exile it instead.',
    'If a permanent would be put into a graveyard from the battlefield, exile it instead.',
  ],
  [
    'CR 511.3: the end of a combat',
    "Whenever this creature attacks, it can't be blocked this combat.",
    "Whenever this creature attacks, it can't be blocked until end of combat.",
  ],
  [
    'an Aura for creatures or Vehicles',
    'Enchant creature or Vehicle\nEnchanted creature gets -2/-0.',
    'Enchant creature or Vehicle\nEnchanted permanent gets -2/-0.',
  ],
  [
    'an Aura for artifacts',
    'Enchant artifact you control\nEnchanted permanent has ward {1}.',
    'Enchant artifact you control\nEnchanted artifact has ward {1}.',
  ],
  ['CR 118.1: parts of a cost', 'Cumulative upkeep—Pay {B} and 1 life.', 'Cumulative upkeep—{B}, Pay 1 life.'],
  [
    'a cost that others gain from',
    'Cumulative upkeep—An opponent gains 1 life.',
    'Cumulative upkeep—Have an opponent gain 1 life.',
  ],
  [
    'half a number',
    'You create half X Food tokens, rounded up.',
    'You create a number of Food tokens equal to half X, rounded up.',
  ],
])('%s', (_, said, meant) => {
  expect(normalise(said)).toBe(meant);
});

test.each([
  ['a full stop too many', 'Equip {2}{R}.', 'Equip {2}{R}'],
  ['a comma that is missing', '{2}{T}: Tap target creature.', '{2}, {T}: Tap target creature.'],
  ['an article that is missing', 'When this creature dies, draw card.', 'When this creature dies, draw a card.'],
  ['a type that is missing', 'Create a 1/1 blue Fish token.', 'Create a 1/1 blue Fish creature token.'],
  [
    'a type that is missing before abilities',
    'Create three 2/2 white Samurai tokens with vigilance.',
    'Create three 2/2 white Samurai creature tokens with vigilance.',
  ],
])('a slip: %s', (_, said, meant) => {
  expect(normalise(said)).toBe(meant);
});
