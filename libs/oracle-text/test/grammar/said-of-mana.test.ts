import { expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, understood } from './reading.js';

const adding = (effect: object): object => [{ modes: [{ effects: [{ do: 'add mana', ...effect }] }] }];

test('CR 106.6, 107.3i: what X is stands before what the mana is for', () => {
  const count = { amount: 'X', is: { amount: 'power' } };
  expect(
    reading(
      "{T}: Add X mana of any one color, where X is this creature's power. Spend this mana only to activate abilities.",
    ),
  ).toMatchObject(adding({ mana: { count }, spend: { abilities: { is: 'anything' } } }));
  expect(
    reading(
      "{T}: Add X mana of any one color, where X is this creature's power. Until end of turn, you don't lose this mana as steps and phases end.",
    ),
  ).toMatchObject(adding({ mana: { count }, lasts: true }));
});

test('CR 106.4: that much mana, which whoever adds it keeps', () => {
  expect(
    reading(
      "Whenever this creature deals damage, add that much {R}. Until end of turn, you don't lose this mana as steps and phases end.",
    ),
  ).toMatchObject(adding({ mana: { add: 'one of', types: ['R'], count: { amount: 'that much' } }, lasts: true }));
  expect(
    reading(
      "At the beginning of each upkeep, that player adds {G}{G}. Until end of turn, they don't lose this mana as steps and phases end.",
    ),
  ).toMatchObject(adding({ who: { players: 'that player' }, lasts: true }));
});

test('CR 106.6: mana for spells of several kinds, and for abilities of a keyword', () => {
  expect(reading('{T}: Add {R}. Spend this mana only to cast Dragon spells or Omen spells.')).toMatchObject(
    adding({ spend: { spells: { is: 'any', of: [{ subtype: 'Dragon' }, { subtype: 'Omen' }] } } }),
  );
  expect(
    reading('{T}: Add {R}. Spend this mana only to cast Equipment spells or activate equip abilities.'),
  ).toMatchObject(
    adding({ spend: { spells: { subtype: 'Equipment' }, abilities: { is: 'anything' }, keyword: 'equip' } }),
  );
  expect(
    reading('{T}: Add {U}. Spend this mana only to cast spells from anywhere other than your hand.'),
  ).toMatchObject(adding({ spend: { spells: { is: 'not', of: { is: 'cast from', zone: 'hand' } } } }));
});

test('a creature type of two words', () => {
  expect(reading('Time Lords you control have haste.')).toMatchObject([
    { effects: [{ affects: { filter: { of: [{ subtype: 'Time Lord' }, { is: 'controlled by' }] } } }] },
  ]);
});

test.each([
  ['Spend this mana only to cast Elf spells and activate abilities.', 'spells or activate'],
  ['Spend this mana only to cast instant, Demon, and Spirit spells.', 'Demon, or Spirit spells'],
  ['Spend this mana only to cast Dragon spells or an Omen spell.', 'or Omen spells.'],
])('%s', (text, wanted) => {
  expect(normalise(text)).toContain(wanted);
});

test('CR 106.6, 107.3, 116.2: mana for costs that contain {X}, and for special actions', () => {
  expect(reading('{T}: Add {R}. Spend this mana only on costs that contain {X}.')).toMatchObject(
    adding({ spend: { costs: 'with X' } }),
  );
  expect(reading('{T}: Add {R}. Spend this mana only to turn permanents face up.')).toMatchObject(
    adding({ spend: { action: 'turn face up' } }),
  );
  expect(
    reading('{T}: Add {R}. Spend this mana only to foretell a card from your hand or cast instant or sorcery spells.'),
  ).toMatchObject(adding({ spend: { action: 'foretell', spells: { is: 'any' }, said: 'a card' } }));
});

test('CR 205.3g: what has an artifact type is an artifact, so “artifact” before both says one thing', () => {
  expect(reading('Other artifact creatures and Vehicles you control have haste.')).toMatchObject([
    {
      effects: [
        {
          affects: { filter: { of: [{}, { type: 'Artifact' }, { is: 'any', of: [{}, { subtype: 'Vehicle' }] }, {}] } },
        },
      ],
    },
  ]);
  expect(understood('Other artifact creatures and lands you control have haste.')).toBe(
    'Other artifact creatures and lands ',
  );
});
