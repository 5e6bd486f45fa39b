import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

/** What is read, as JSON; that it is said alike again is part of every reading. */
function treeOf(text: string): string {
  return JSON.stringify(readingSpell(text));
}

describe.each([
  ['CR 701.25', 'Surveil 2.', '"do":"surveil"'],
  ['CR 701.16', 'Investigate twice.', '"count":2'],
  ['CR 701.34', 'Proliferate.', '"do":"proliferate"'],
  ['CR 701.15', 'Goad target creature.', '"do":"goad"'],
  ['CR 725.1', 'Restart the game.', '[{"do":"restart the game"}]'],
  ['CR 701.36', 'Populate.', '"do":"populate"'],
  ['CR 701.47a', 'Amass Zombies 2.', '"do":"amass","subtype":"Zombie","count":2'],
  ['CR 701.41a', 'Support 3.', '"min":0,"max":3'],
  ['CR 500.7', 'Take an extra turn after this one.', '"do":"extra turn","count":1'],
  ['CR 500.7', 'Target player takes two extra turns after this one.', '"do":"extra turn","count":2'],
  [
    'CR 106.3',
    'Add an amount of {G} equal to the number of creatures you control.',
    '"add":"one of","types":["G"],"count":{"amount":"count"',
  ],
  ['CR 701.24', "Shuffle target creature into its owner's library.", '"who":{"players":"owner of"'],
  ['CR 707.10', 'Copy target instant spell. You may choose new targets for the copy.', '"mayChooseNewTargets":true'],
  ['CR 707.2', "Create a token that's a copy of target creature you control.", '"do":"create copies"'],
  [
    'CR 707.9',
    "Create a tapped token that's a copy of target creature you control, except it isn't legendary and has haste.",
    '"isn\'t legendary"',
  ],
  ['CR 601.2d', 'Test Card deals 3 damage divided as you choose among one, two, or three targets.', '"divide":3'],
  ['CR 115.4', 'Test Card deals 2 damage to target player or planeswalker.', '"kind":"permanent or player"'],
  ['CR 601.3', 'Exile the top card of your library. You may play that card this turn.', '"do":"may play"'],
  [
    'CR 611.2a',
    'Exile the top two cards of your library. Until the end of your next turn, you may play those cards.',
    '"leads":true',
  ],
  [
    'CR 205.1b',
    "Target land becomes a 3/3 Elemental creature with haste until end of turn. It's still a land.",
    '"add types"',
  ],
  ['CR 205.1a', 'Target creature becomes a 0/1 blue Frog creature until end of turn.', '"set types"'],
  ['CR 119.3', 'You gain 2 life for each creature you control.', '"amount":"product"'],
  ['CR 111.1', 'Create a 1/1 white Soldier creature token for each creature you control.', '"amount":"product"'],
  ['CR 121.1', 'Draw cards equal to the number of creatures you control.', '"count":{"amount":"count"'],
  ['CR 122.1', 'Put a +1/+1 counter on each of up to two target creatures.', '"max":2'],
  ['CR 122.1', 'Put a +1/+1 counter on target creature for each land you control.', '"do":"put counters"'],
  ['CR 106.6', 'Add {R}{R}. Spend this mana only to cast creature spells.', '"spend":{"spells"'],
  ['CR 106.3', 'Add two mana in any combination of {R} and/or {G}.', '"any combination"'],
  ['CR 608.2d', 'Tap or untap target permanent.', '"do":"choose one"'],
  ['CR 608.2c', 'Draw a card. If you control a Dragon, draw two cards instead.', '"instead":true'],
  ['CR 608.2c', 'If you control a Dragon, draw a card. Otherwise, you gain 2 life.', '"otherwise":[{"do":"gain life"'],
  ['CR 502.3', "Tap target creature. It doesn't untap during its controller's next untap step.", '"doesn\'t untap"'],
  ['CR 608.2h', 'Target creature gets +1/+1 until end of turn for each creature you control.', '"amount":"product"'],
  ['CR 613.4b', 'Target creature has base power and toughness 4/4 until end of turn.', '"set power and toughness"'],
  [
    'CR 120.1',
    'Test Card deals damage to target creature equal to the number of lands you control.',
    '"amountLast":true',
  ],
  ['CR 608.2d', 'You may have target creature get +1/+1 until end of turn.', '"do":"may"'],
  ['CR 608.2d', 'You may gain 2 life.', '"called":"nothing"'],
  [
    'CR 701.20a',
    'Reveal cards from the top of your library until you reveal a land card. Put that card into your hand and the rest into your graveyard.',
    '"do":"reveal until"',
  ],
  ['CR 401.7', "Put target creature on top of its owner's library.", '"position":"top"'],
  ['CR 110.4b', 'Return target permanent card from your graveyard to your hand.', '"is":"permanent card"'],
])('%s', (_rule, text, part) => {
  test(text, () => expect(treeOf(text)).toContain(part));
});

describe('abilities in quotation marks', () => {
  test('CR 201.5a: a token’s own ability is about the token', () => {
    const text = 'Create a 1/1 black Rat creature token with "This creature can\'t block."';
    expect(treeOf(text)).toContain('"kind":"static"');
  });

  test('a quotation that ends with a full stop ends the sentence', () => {
    const text = 'Enchanted creature has flying and "When this creature dies, draw a card."';
    const aura = { name: 'Test Card', types: ['Enchantment'], subtypes: ['Aura'], supertypes: [] } as const;
    const enchant = { kind: 'keyword', keyword: 'enchant', filter: { is: 'type', type: 'Creature' } } as const;
    const [ability] = reading(text, { ...aura, abilities: [enchant] });
    expect(JSON.stringify(ability)).toContain('"on":"dies","what":{"is":"this"}');
  });
});

test('“if you do” asks about the optional action before it, and of nothing else', () => {
  expect(treeOf('You may untap target creature. If you do, draw a card.')).toContain('"if":"did"');
  expect(() => readingSpell('Draw a card. If you do, draw a card.')).toThrow();
  expect(() => readingSpell('Create a Treasure token. If you do, draw a card.')).toThrow();
});

test('CR 113.6b: an ability that moves this card out of a graveyard functions there', () => {
  const [activated] = reading('{2}{B}: Return this card from your graveyard to your hand.');
  expect(activated).toMatchObject({ kind: 'activated', from: 'graveyard' });
  const [triggered] = reading('At the beginning of your upkeep, return this card from your graveyard to your hand.');
  expect(triggered).toMatchObject({ kind: 'triggered', functionsIn: ['graveyard'] });
});

test('CR 610.3: what is exiled until this leaves comes back then', () => {
  const text =
    'When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.';
  expect(JSON.stringify(reading(text))).toContain('"until":"this leaves the battlefield"');
});

test('CR 107.3i: “where X is” says what X is in a static ability too', () => {
  const text = 'This creature gets +X/+X, where X is the number of cards in your hand.';
  expect(JSON.stringify(reading(text))).toContain('"amount":"X","is":{"amount":"count"');
});

test('what is spoken of again is what “it” means', () => {
  const text =
    "Whenever this creature deals combat damage to a creature, tap that creature and it doesn't untap during its controller's next untap step.";
  expect(JSON.stringify(reading(text))).toContain('"to":{"objects":"that object","called":"it"}');
});

test('“that many” is read only where an event has a number', () => {
  expect(() => reading('Whenever you gain life, put that many +1/+1 counters on this creature.')).not.toThrow();
  expect(() =>
    readingSpell('Shuffle any number of cards from your hand into your library, then draw that many cards.'),
  ).toThrow();
});

test('CR 201.5a: an ability that something gains doesn’t call it by the name of what gives it', () => {
  expect(() =>
    readingSpell('Target creature gains "{1}: Return this Equipment to its owner\'s hand" until end of turn.'),
  ).toThrow();
});

test('“that creature” is never the object whose text it is, and nothing is attached to itself', () => {
  const fight = 'Whenever this creature blocks a creature, this creature deals 1 damage to that creature.';
  expect(JSON.stringify(reading(fight))).toContain('"to":{"objects":"that object","called":"creature"}');
  const text = 'When this creature enters, create a 2/1 red Dwarf creature token, then attach this creature to it.';
  expect(JSON.stringify(reading(text))).toContain('"to":{"objects":"result"');
});

test('“other” of a spell means other than what it named, which nothing says yet', () => {
  expect(() => readingSpell('Other creatures you control get +1/+1 until end of turn.')).toThrow();
});

test('CR 400.7j: “them” are the cards that were exiled, not what is on top of the library then', () => {
  const text =
    'Exile the top three cards of your library, then put a creature card from among them onto the battlefield.';
  expect(treeOf(text)).toContain('"of":{"objects":"result","label":"moved 1","called":"it"}');
});

test('CR 903.3a, 903.4f: what is said of commanders', () => {
  expect(reading("{T}: Add one mana of any color in your commander's color identity.")).toMatchObject([
    { modes: [{ effects: [{ do: 'add mana', mana: { add: 'commander identity', count: 1 } }] }] },
  ]);
  expect(reading('This creature can be your commander.')).toEqual([
    { kind: 'static', effects: [{ static: 'can be your commander' }] },
  ]);
});

test('CR 603.7c, 400.7: a delayed triggered ability keeps its own object, which may be another one by then', () => {
  const text = 'When this creature dies, return it to the battlefield at the beginning of the next end step.';
  expect(reading(text)).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              do: 'delayed trigger',
              keep: { objects: 'this' },
              ability: { modes: [{ effects: [{ do: 'move', what: { objects: 'kept', called: 'it' } }] }] },
            },
          ],
        },
      ],
    },
  ]);
});
