import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, readingSpell } from './reading.js';

const does = (...effects: readonly object[]): object => [{ modes: [{ effects }] }];
const equipment = {
  name: 'Test Card',
  types: ['Artifact'],
  subtypes: ['Equipment'],
  supertypes: [],
  abilities: [],
} as const;
const aura = { name: 'Test Card', types: ['Enchantment'], subtypes: ['Aura'], supertypes: [], abilities: [] } as const;

describe('what “that” means', () => {
  test('CR 701.62: that creature is the manifested one', () => {
    expect(
      reading('When this creature enters, manifest dread, then put a +1/+1 counter on that creature.'),
    ).toMatchObject(
      does({ do: 'manifest dread', label: 'manifest 1' }, { on: { objects: 'result', label: 'manifest 1' } }),
    );
    expect(readingSpell('Manifest dread.')).toEqual([
      { kind: 'spell', modes: [{ targets: [], effects: [{ do: 'manifest dread' }] }] },
    ]);
  });

  test('CR 701.3d: that permanent is what the Equipment was attached to', () => {
    expect(
      reading('Whenever this Equipment becomes unattached from a permanent, sacrifice that permanent.', equipment),
    ).toMatchObject(does({ do: 'sacrifice', what: { objects: 'that object' } }));
    expect(
      reading('Whenever this Equipment becomes attached to a creature, tap that creature.', equipment),
    ).toMatchObject(does({ do: 'tap', what: { objects: 'that object' } }));
  });

  test('CR 701.17a: that card is the milled one, and it is still what it was', () => {
    expect(reading('{T}: Mill a card. You may play that card this turn.')).toMatchObject(
      does({ do: 'mill', label: 'done 1' }, { do: 'may play', what: { objects: 'result', label: 'done 1' } }),
    );
    expect(reading('Whenever this creature attacks, mill a card. Put a +1/+1 counter on it.')).toMatchObject(
      does({ do: 'mill' }, { do: 'put counters', on: { objects: 'this' } }),
    );
  });
});

test('CR 601.3: a target card may be cast this turn, and is exiled afterwards', () => {
  expect(
    reading(
      '{T}: You may cast target instant card from your graveyard this turn. If that spell would be put into your graveyard, exile it instead.',
    ),
  ).toMatchObject(
    does({ do: 'may play', what: { objects: 'target' }, until: 'this turn', how: { exiledAfterwards: true } }),
  );
});

test('CR 702.16n: protection from the chosen color doesn’t remove the Aura', () => {
  const text = "Enchanted creature has protection from the chosen color. This effect doesn't remove this Aura.";
  expect(reading(text, aura)).toMatchObject([
    { effects: [{ changes: [{ abilities: [{ keyword: 'protection', sparing: { is: 'one of' } }] }] }] },
  ]);
});

test.each(['snow', 'Arcane'])('CR 702.16a: protection from %s', (quality) => {
  expect(reading(`Protection from ${quality}`)).toMatchObject([{ keyword: 'protection', quality: {} }]);
});

describe('CR 613.4b: base power and toughness', () => {
  test('become equal to another number', () => {
    expect(reading("{3}: This creature's base power becomes equal to target creature's power.")).toMatchObject(
      does({ do: 'apply', changes: [{ change: 'set power', to: { amount: 'power', of: { objects: 'target' } } }] }),
    );
  });

  test('become equal to those of a creature, if you have them', () => {
    const text =
      "Whenever another creature you control enters, you may have this creature's base power and toughness become equal to that creature's power and toughness until end of turn.";
    expect(reading(text)).toMatchObject(
      does({
        do: 'may',
        effects: [{ do: 'apply', until: 'this turn', changes: [{ power: { amount: 'power' }, toughness: {} }] }],
      }),
    );
  });
});

test('CR 614.12a: a permanent enters with a counter of your choice', () => {
  expect(
    reading('This creature enters with your choice of a flying counter or a first strike counter on it.'),
  ).toMatchObject([
    {
      effects: [
        {
          replacement: {
            instead: {
              effects: [{ do: 'note choice', choice: { among: ['flying', 'first strike'] } }],
              then: [{ counter: 'flying', if: { word: 'flying' } }, { counter: 'first strike' }],
            },
          },
        },
      ],
    },
  ]);
});

test('CR 601.2h: for each mana from a Treasure', () => {
  expect(
    reading('When this creature enters, create a Treasure token for each mana from a Treasure spent to cast it.'),
  ).toMatchObject(does({ count: { of: [{ amount: 'mana spent', from: { subtype: 'Treasure' } }, 1] } }));
});

test('CR 108.3: what you control but don’t own', () => {
  const others = { is: 'not', of: { is: 'owned by', who: 'you' } };
  expect(reading("Creatures you control but don't own get +1/+1.")).toMatchObject([
    { effects: [{ affects: { filter: { of: [{ type: 'Creature' }, { is: 'controlled by' }, others] } } }] },
  ]);
  expect(reading("Creatures you don't own get +1/+1.")).toMatchObject([
    { effects: [{ affects: { filter: { of: [{ type: 'Creature' }, others] } } }] },
  ]);
});

test('CR 508.3d: attacking with exactly so many creatures', () => {
  expect(reading('Whenever you attack with exactly two creatures, draw a card.')).toMatchObject([
    { event: { on: 'player attacks', exactly: 2 } },
  ]);
});

test('CR 208.1: total power and toughness', () => {
  expect(readingSpell('Destroy target creature with total power and toughness 5 or less.')).toMatchObject([
    { modes: [{ targets: [{ filter: { of: [{}, { is: 'total power and toughness', to: 5 }] } }] }] },
  ]);
});

describe('wordings with the same meaning', () => {
  test.each([
    ['It also deals 2 damage to that creature’s controller.', undefined],
    ['This creature has reach during your turn.', 'During your turn, this creature has reach.'],
    ['When you draw your third card in a turn, draw a card.', 'When you draw your third card each turn, draw a card.'],
    [
      'Move a counter from target creature onto a second target creature.',
      'Move a counter from target creature onto another target creature.',
    ],
    ['Partner—Friends forever', 'Friends forever'],
    ['{T}: Add {G}', '{T}: Add {G}.'],
  ])('%s', (text, same) => {
    expect(normalise(text)).toBe(same ?? text.replace(/’/g, "'"));
  });

  test('what also deals damage deals it', () => {
    expect(
      normalise("It deals 3 damage to target creature. It also deals 2 damage to that creature's controller."),
    ).toBe("It deals 3 damage to target creature. It deals 2 damage to that creature's controller.");
  });
});
