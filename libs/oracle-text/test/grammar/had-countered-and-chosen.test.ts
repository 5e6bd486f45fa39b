import { describe, expect, test } from '@jest/globals';
import { reading } from './reading.js';

const printed = { name: 'Test Card', supertypes: [], abilities: [] } as const;
const spell = { ...printed, types: ['Instant'], subtypes: [] } as const;
const creature = { ...printed, types: ['Creature'], subtypes: [] } as const;
const enchantment = { ...printed, types: ['Enchantment'], subtypes: [] } as const;

describe('CR 608.2i: what an opponent had happen this turn', () => {
  const cost = "you may pay {0} rather than pay this spell's mana cost.";

  test('“two or more” are those of one opponent', () => {
    const text = `If an opponent had two or more lands enter the battlefield under their control this turn, ${cost}`;
    expect(reading(text, spell)).toMatchObject([
      { condition: { if: 'compare', left: { amount: 'number of players' }, compare: 'at least', right: 1 } },
    ]);
  });

  test('one can be any opponent’s', () => {
    const text = `If an opponent had an artifact enter the battlefield under their control this turn, ${cost}`;
    expect(reading(text, spell)).toMatchObject([
      { condition: { if: 'happened', said: 'had', event: { on: 'enters' } } },
    ]);
  });

  test('who controlled the spell or ability that countered it', () => {
    const text = `If a creature spell you cast this turn was countered by a spell or ability an opponent controlled, ${cost}`;
    expect(reading(text, spell)).toMatchObject([
      { condition: { if: 'happened', event: { on: 'is countered', causedBy: 'an opponent' } } },
    ]);
  });
});

describe('CR 608.2c: what was done this way', () => {
  test('a revealed hand', () => {
    const text =
      'Choose a card name. Target player reveals their hand. You gain 3 life for each card with the chosen name revealed this way.';
    expect(JSON.stringify(reading(text, spell))).toContain(
      '"objects":"result","label":"done hand","called":"revealed card"',
    );
  });

  test('a hand of which nothing more is said has no label', () => {
    const text = 'Target player reveals their hand and discards all nonland cards.';
    expect(JSON.stringify(reading(text, spell))).not.toContain('done hand');
  });

  test('CR 113.7: the permanent whose ability was countered', () => {
    const text =
      "Counter target activated ability. If a permanent's ability is countered this way, destroy that permanent.";
    expect(reading(text, spell)).toMatchObject([
      {
        modes: [
          {
            effects: [
              { do: 'counter', label: 'countered 1' },
              { do: 'if', then: [{ do: 'destroy' }] },
            ],
          },
        ],
      },
    ]);
  });

  test('CR 701.6a: only a spell of that kind goes elsewhere', () => {
    const text =
      "Counter target spell. If an artifact or creature spell is countered this way, put that card onto the battlefield under your control instead of into its owner's graveyard.";
    const to = { zone: 'battlefield', control: 'you' };
    expect(reading(text, spell)).toMatchObject([
      { modes: [{ effects: [{ do: 'counter', to, toIf: { is: 'any' } }] }] },
    ]);
  });

  test('CR 607.2: what a cost sacrificed', () => {
    const text = 'Sacrifice another creature: Draw a card. If a Saproling was sacrificed this way, you gain 2 life.';
    const condition = { if: 'matches', objects: { objects: 'paid', cost: 'sacrifice' } };
    expect(reading(text, creature)).toMatchObject([
      { modes: [{ effects: [{ do: 'draw' }, { do: 'if', condition }] }] },
    ]);
    expect(() => reading(text.replace('Sacrifice another creature', '{1}'), creature)).toThrow();
  });
});

describe('CR 404.2: the order of a graveyard', () => {
  test.each([
    ["{T}: Exile the bottom card of target player's graveyard.", 'first'],
    ['{T}: Exile the top creature card of your graveyard.', 'last'],
  ])('%s', (text, objects) => {
    const what = { objects, of: { objects: 'each', zone: 'graveyard' } };
    expect(reading(text, creature)).toMatchObject([{ modes: [{ effects: [{ do: 'move', what }] }] }]);
  });
});

describe('CR 101.2: what players can’t do on some condition', () => {
  test.each([
    ['Players can cast spells only during their own turns.', 'any player'],
    ["Each opponent who attacked with a creature this turn can't cast spells.", 'opponent'],
    ["Each player who lost life this turn can't cast spells.", 'any player'],
  ])('%s', (text, who) => {
    expect(reading(text, enchantment)).toMatchObject([
      { effects: [{ static: "players can't", who, what: 'cast spells' }] },
    ]);
  });
});

describe('CR 608.2d: choices', () => {
  test('of each basic land type, and “those lands” after one of each', () => {
    const text = 'Choose a land of each basic land type, then destroy those lands.';
    expect(reading(text, spell)).toMatchObject([
      { modes: [{ effects: [{ do: 'choose objects', ofEach: 'basic land type' }, { do: 'destroy' }] }] },
    ]);
  });

  test('“those creatures” after each player chose one', () => {
    expect(() => reading('Each player chooses a creature they control. Destroy those creatures.', spell)).not.toThrow();
    expect(() => reading('Each player chooses a creature they control. Destroy it.', spell)).toThrow();
  });

  test('the creature with the greatest power among a player’s is one of that player’s', () => {
    const text =
      'Each opponent chooses a creature with the greatest power among creatures they control. Destroy those creatures.';
    expect(reading(text, spell)).toMatchObject([
      {
        modes: [
          { effects: [{ from: { filter: { of: [{}, { is: 'power' }, { is: 'one of' }] } } }, { do: 'destroy' }] },
        ],
      },
    ]);
  });
});

test('CR 406.3: a face-up exiled card', () => {
  expect(reading("Put target face-up exiled card into its owner's graveyard.", spell)).toMatchObject([
    { modes: [{ targets: [{ kind: 'card in exile', filter: { is: 'not', of: { is: 'face down' } } }] }] },
  ]);
});

test('CR 603.2: creatures that fight or become blocked', () => {
  const text = 'Whenever one or more creatures you control fight or become blocked, draw a card.';
  const of = [
    { on: 'keyword action', action: 'fight', oneOrMore: true },
    { on: 'becomes blocked', oneOrMore: true },
  ];
  expect(reading(text, creature)).toMatchObject([{ event: { on: 'any of', of } }]);
});
