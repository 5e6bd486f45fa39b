import { describe, expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { reading, readingSpell, understood } from './reading.js';

const creature: TextSource = { name: 'Test Card', types: ['Creature'], subtypes: [], supertypes: [], abilities: [] };
const enchantment: TextSource = { ...creature, types: ['Enchantment'] };

function spell(text: string): string {
  return JSON.stringify(readingSpell(text));
}

function treeOf(text: string, textSource: TextSource = creature): string {
  return JSON.stringify(reading(text, textSource));
}

describe('CR 608.2d, 608.2g: what you may do for each opponent is decided of each target', () => {
  test('cards that are cast', () => {
    expect(
      treeOf(
        "When this creature enters, for each opponent, you may cast up to one target instant card from that player's graveyard without paying its mana cost.",
      ),
    ).toContain('"do":"cast","who":{"players":"you"},"what":{"objects":"target","slot":0},"upTo":true');
  });

  test('cards that are put onto the battlefield', () => {
    expect(
      treeOf(
        "When this creature enters, for each opponent, you may put up to one target creature card from that player's graveyard onto the battlefield under your control.",
      ),
    ).toContain('"from":{"objects":"target","slot":0},"min":0,"max":{"amount":"any number"}');
  });
});

test('CR 608.2c: those who searched by any instruction of the text', () => {
  const search = (whose: string): string => `${whose} library for a land card, put it onto the battlefield.`;
  const text = `${search('Search your')} ${search('Each opponent may search their')} Then each player who searched a library this way shuffles.`;
  expect(spell(text)).toContain(
    '"among":{"players":"together","of":[{"players":"noted","label":"found 1"},{"players":"noted","label":"found 2"}]}',
  );
});

describe('CR 608.2c: as many creature cards as creatures were exiled', () => {
  const until = 'reveal cards from the top of your library until you reveal that many creature cards.';

  test('in the same sentence', () => {
    expect(spell(`Exile all creatures you control, then ${until}`)).toContain(
      '"count":{"amount":"how many","of":{"objects":"result","label":"moved 1"}}',
    );
  });

  test('later, of what the ability keeps', () => {
    expect(spell(`Exile all creatures you control. At the beginning of the next end step, ${until}`)).toContain(
      '"count":{"amount":"how many","of":{"objects":"kept"}}',
    );
  });
});

test('CR 201.2: the same name as a permanent or a card in a graveyard', () => {
  expect(
    treeOf(
      "Whenever a creature you control enters, if it doesn't have the same name as another creature you control or a creature card in your graveyard, draw a card.",
      enchantment,
    ),
  ).toContain('{"objects":"each","filter":{"is":"type","type":"Creature"},"zone":"graveyard","of":{"players":"you"}}');
});

test('CR 611.2b: several effects for as long as this remains on the battlefield', () => {
  const tree = treeOf(
    "When this creature enters, choose target artifact an opponent controls. For as long as this creature remains on the battlefield, gain control of that permanent, it loses all abilities, and it can't attack or block.",
  );
  expect(tree.match(/"until":"as long as this remains on the battlefield"/g)).toHaveLength(3);
});

describe('CR 205.1a, 303.4: an enchantment that becomes an Aura', () => {
  const text =
    'When this enchantment enters, it becomes an Aura with enchant creature. Manifest the top card of your library and attach this enchantment to it.';

  test('stays an enchantment', () => {
    expect(treeOf(text, enchantment)).toContain('{"change":"add types","types":[],"subtypes":["Aura"]}');
  });

  test('isn’t read of a creature', () => {
    expect(understood('When this creature enters, it becomes an Aura with enchant creature.')).toContain('becomes');
  });
});

test('CR 702.143d: what an effect makes foretold, nobody foretold', () => {
  const tree = treeOf(
    'When this creature dies, exile it face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.',
  );
  expect(tree).toContain('"do":"designate","as":"foretold"');
  expect(tree).toContain('{"cost":"mana cost of this","less":2}');
  expect(tree).not.toContain('take action');
});

test('CR 608.2c: each card that the text exiled, by whichever instruction', () => {
  expect(
    treeOf(
      "When this creature dies, exile it. Exile target creature. Each card exiled this way that doesn't have suspend gains suspend.",
    ),
  ).toContain(
    '"of":{"objects":"together","of":[{"objects":"result","label":"moved 1"},{"objects":"result","label":"moved 3"}]}',
  );
});

test('CR 608.2c: the other cards exiled this way are those that weren’t chosen', () => {
  expect(
    treeOf(
      'When this creature enters, each player exiles cards from the top of their library until they exile a nonland card. An opponent chooses a nonland card exiled this way. You may cast up to two spells from among the other cards exiled this way without paying their mana costs.',
    ),
  ).toContain('"not":{"objects":"result","label":"chosen 4"},"called":"exiled card"');
});

test('CR 608.2c: “that creature” is what was copied, not a copy of it', () => {
  const copy = "create a token that's a copy of that creature";
  expect(
    spell(
      `Choose target creature. Create a token that's a copy of that creature. Each opponent may ${copy}. For each opponent who does, ${copy}.`,
    ).match(/"of":\{"objects":"target","slot":0,"called":"creature"\}/g),
  ).toHaveLength(3);
});

test('CR 107.1c: cards of which any number may be cast, and those that weren’t cast', () => {
  const tree = spell(
    'Exile the top X cards of your library. You may cast any number of instant spells with mana value X or less from among them without paying their mana costs. Then put the rest into your graveyard.',
  );
  expect(tree).toContain('"count":{"amount":"any number"},"upTo":true');
  expect(tree).toContain('"not":{"objects":"result","label":"cast 3"}');
});

test('CR 601.2h: cards with the same name are discarded as a cost', () => {
  expect(treeOf('Discard two nonland cards with the same name: Draw four cards.')).toContain(
    '"together":[{"all":"share","quality":"name"}]',
  );
});
