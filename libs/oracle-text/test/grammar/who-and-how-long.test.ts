import { expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const equipment = {
  name: 'Test Card',
  types: ['Artifact'],
  subtypes: ['Equipment'],
  supertypes: [],
  abilities: [],
} as const;

test('CR 611.2a: two clauses joined by “and” share the duration at their end', () => {
  const text = 'This creature gets +2/+1 and creatures you control gain haste until end of turn.';
  expect(reading(`When this creature enters, ${text.charAt(0).toLowerCase()}${text.slice(1)}`)).toMatchObject([
    {
      modes: [
        {
          effects: [
            { until: 'this turn', shared: true },
            { until: 'this turn', joined: 'and' },
          ],
        },
      ],
    },
  ]);
});

test('each of two clauses can have its own duration', () => {
  const text = 'Target creature gets +2/+1 until end of turn and gains flying until end of turn.';
  expect(JSON.stringify(readingSpell(text))).not.toContain('shared');
});

test.each([
  ["if it's not their turn, draw a card.", { if: 'not', of: { if: 'are players', among: { players: 'that player' } } }],
  ["if it's that player's turn, draw a card.", { if: 'are players', among: { players: 'that player' } }],
])('CR 603.4: whether it is the turn of the player of the event: “%s”', (rest, condition) => {
  expect(reading(`Whenever an opponent casts a spell, ${rest}`)).toMatchObject([{ condition }]);
});

test('“their turn” is that of somebody who was named', () => {
  const text = "When this creature enters, if it's not their turn, draw a card.";
  expect(understood(text)).not.toBe(text);
});

test('CR 603.7b, 603.10e: what happens when you lose control of it', () => {
  const text = 'Gain control of target creature until end of turn. When you lose control of the creature, tap it.';
  const event = { on: 'control changes', what: { objects: { objects: 'kept' } }, from: 'you' };
  const [ability] = readingSpell(text);
  expect(ability).toMatchObject({
    modes: [{ effects: [{}, { do: 'delayed trigger', ability: { event }, keep: { objects: 'target', slot: 0 } }] }],
  });
  expect(JSON.stringify(ability)).toContain('"until":"this turn"');
  expect(readingSpell(text)[0]).not.toMatchObject({ modes: [{ effects: [{}, { until: 'this turn' }] }] });
});

test('CR 615.1: of all but a target damage is prevented, and the target is kept', () => {
  const text = 'Prevent all combat damage that would be dealt by creatures other than target creature this turn.';
  expect(readingSpell(text)).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              do: 'replace',
              keep: { objects: 'target', slot: 0 },
              replacement: {
                from: { of: [{ type: 'Creature' }, { is: 'not', of: { objects: { objects: 'kept' } } }] },
              },
            },
          ],
        },
      ],
    },
  ]);
});

test('CR 118.12: another player may be had to gain control of it', () => {
  const text =
    "At the beginning of each opponent's upkeep, you may have that player gain control of equipped creature until end of turn. If you do, untap it.";
  expect(reading(text, equipment)).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              do: 'may',
              who: { players: 'you' },
              effects: [{ changes: [{ change: 'control', to: { players: 'that player' } }] }],
            },
            { do: 'if', then: [{ do: 'untap', what: { objects: 'attached' } }] },
          ],
        },
      ],
    },
  ]);
});

test('“this turn” isn’t said again where the sentence begins with it', () => {
  const text =
    "Until end of turn, target creature with defender gains haste and can attack as though it didn't have defender.";
  expect(readingSpell(text)).toMatchObject([
    { modes: [{ effects: [{ leads: true }, { changes: [{ change: 'rule' }], leads: true }] }] },
  ]);
});

test('what is not attacking', () => {
  expect(readingSpell('Destroy target nonattacking creature.')).toMatchObject([
    { modes: [{ targets: [{ filter: { of: [{ is: 'not', of: { is: 'attacking' } }, { type: 'Creature' }] } }] }] },
  ]);
});
