import { describe, expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { reading, readingSpell } from './reading.js';

const creature: TextSource = { name: 'Test Card', types: ['Creature'], subtypes: [], supertypes: [], abilities: [] };
const legend: TextSource = { ...creature, supertypes: ['Legendary'] };
const enchantment: TextSource = { ...creature, types: ['Enchantment'] };

function spell(text: string): string {
  return JSON.stringify(readingSpell(text));
}

function treeOf(text: string, textSource: TextSource = creature): string {
  return JSON.stringify(reading(text, textSource));
}

describe('CR 608.2c: “that player” is who was named last', () => {
  const owner = '"who":{"players":"owner of","objects":{"objects":"target","slot":0},"called":"player"}';

  test('the owner to whose hand something returned', () => {
    expect(spell("Return target permanent to its owner's hand. Then that player discards a card.")).toContain(owner);
  });

  test('no owner was named where it is your hand', () => {
    const text =
      'Target player draws a card. Return target card from your graveyard to your hand. That player discards a card.';
    expect(spell(text)).toContain('"who":{"players":"target","slot":0,"called":"player"}');
  });
});

describe('CR 608.2c: each of several that were named', () => {
  const targets = '{"objects":"target","slot":0,"called":"creature"}';

  test('those of them with a quality', () => {
    expect(spell('Tap X target creatures. Test Card deals 2 damage to each of those creatures with flying.')).toContain(
      `"to":{"objects":"matching","of":${targets},"filter":{"is":"keyword","keyword":"flying"},"one":true}`,
    );
  });

  test('all of them, one by one', () => {
    expect(spell('Create two 1/1 white Soldier creature tokens. Put a reach counter on each of them.')).toContain(
      '"on":{"objects":"matching","of":{"objects":"result","label":"tokens 1","called":"it"},"filter":{"is":"anything"},"one":true}',
    );
  });

  test('one is not several', () => {
    expect(() => readingSpell('Tap target creature. Put a reach counter on each of them.')).toThrow();
  });
});

describe('CR 608.2h: what was destroyed is counted as it last was', () => {
  test('yours', () => {
    expect(
      spell(
        'Destroy all creatures. You gain life equal to the number of creatures you controlled that were destroyed this way.',
      ),
    ).toContain('"filter":{"is":"all","of":[{"is":"type","type":"Creature"},{"is":"controlled by","who":"you"}]}}');
  });

  test("each player's own", () => {
    expect(
      spell(
        'Destroy all creatures. Each player loses life equal to the number of creatures they controlled that were destroyed this way.',
      ),
    ).toContain('{"is":"controlled by","who":"that player"}');
  });
});

describe('CR 120.1, 121: that many and one more or less', () => {
  test.each([
    ['plus one', 1],
    ['minus one', -1],
  ])('%s', (text, change) => {
    expect(spell(`Discard any number of cards, then draw that many cards ${text}.`)).toMatch(
      new RegExp(`"count":\\{"amount":"sum","of":\\[\\{"amount":"number of",[^}]*\\},${change}\\]\\}`),
    );
  });
});

test('CR 113.7: an ability by its source', () => {
  expect(spell('Counter target activated ability from an artifact source.')).toContain(
    '{"is":"where","condition":{"if":"matches","objects":{"objects":"sources of","of":{"objects":"asked"}},"filter":{"is":"type","type":"Artifact"}}}',
  );
  expect(() => readingSpell('Counter target spell from an artifact source.')).toThrow();
});

test('CR 201.2: a card with one of two names', () => {
  expect(
    spell('Search your library for a card named Goblin Guide or Lightning Bolt, put it into your hand, then shuffle.'),
  ).toContain('{"is":"any","of":[{"is":"named","name":"Goblin Guide"},{"is":"named","name":"Lightning Bolt"}]}');
});

test('CR 608.2i: what entered last turn', () => {
  const text =
    'At the beginning of your upkeep, if you had another creature enter the battlefield under your control last turn, draw a card.';
  expect(treeOf(text)).toContain('"turn":"last turn"');
  expect(() => reading(text.replace('enter the', 'enters the'))).toThrow();
});

test('CR 602.1b: a legend that is discarded is “this card” or has its name', () => {
  expect(treeOf('{1}, Discard this card: Draw a card.', legend)).toContain('{"cost":"discard this","called":"card"}');
  expect(treeOf('{1}, Discard Test Card: Draw a card.', legend)).toContain('{"cost":"discard this"}');
  expect(treeOf('{1}, Discard this card: Draw a card.')).toContain('{"cost":"discard this"}');
});

test('CR 502.3: what untaps in untap steps of others, one by one or all', () => {
  const text = "creature you control with a +1/+1 counter on it during each other player's untap step.";
  expect(treeOf(`Untap each ${text}`, enchantment)).toContain('"one":true');
  const all = "Untap all creatures you control during each other player's untap step.";
  expect(treeOf(all, enchantment)).not.toContain('"one"');
});

test('CR 202.3: what has the same mana value as what was sacrificed', () => {
  expect(
    treeOf('Sacrifice a creature: Destroy each creature with the same mana value as the sacrificed creature.'),
  ).toContain(
    '{"is":"shares","quality":"mana value","with":{"objects":"paid","cost":"sacrifice","called":"creature"}}',
  );
});
