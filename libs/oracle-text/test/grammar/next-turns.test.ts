import { expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { reading, readingSpell, understood } from './reading.js';

const walker: TextSource = { name: 'Test Card', types: ['Planeswalker'], subtypes: [], supertypes: [], abilities: [] };
const until = "during that player's next turn";

test('CR 611.2c: what that player controls during their next turn attacks', () => {
  const text = "During target opponent's next turn, creatures that player controls attack you if able.";
  const mine = { is: 'controlled by players', who: { players: 'target', slot: 0 } };
  expect(readingSpell(text)).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              do: 'apply',
              until,
              nextTurnOf: { players: 'target', slot: 0 },
              to: { objects: 'each', filter: { of: [{ type: 'Creature' }, mine] } },
              changes: [{ combat: { rule: 'attacks if able', whom: { who: 'you' } } }],
            },
          ],
        },
      ],
    },
  ]);
});

test('a planeswalker is attacked, by a creature whose controller has that turn', () => {
  const text =
    "[+2]: Up to one target creature an opponent controls attacks this planeswalker during its controller's next turn if able.";
  expect(reading(text, walker)).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              until,
              nextTurnOf: { players: 'controller of', objects: { objects: 'target', slot: 0 } },
              changes: [{ combat: { whom: { as: ['planeswalker'], only: 'this' } } }],
            },
          ],
        },
      ],
    },
  ]);
});

test('what is done during that turn alone is a requirement of combat', () => {
  const text = "During target opponent's next turn, draw a card.";
  expect(understood(text)).not.toBe(text);
});

test.each([
  ["Creatures target player controls don't untap during that player's next untap step.", 'player'],
  ["Creatures and lands target opponent controls don't untap during their next untap step.", 'it'],
])('CR 502.3, 611.2c: what that player controls then doesn’t untap: “%s”', (text, whose) => {
  const until = "through its controller's next untap step";
  const nextTurnOf = { players: 'target', slot: 0 };
  expect(readingSpell(text)).toMatchObject([{ modes: [{ effects: [{ do: 'apply', until, nextTurnOf, whose }] }] }]);
});

test('CR 611.2c: of those that were tapped it is said that they don’t', () => {
  const text =
    "Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.";
  const [ability] = readingSpell(text);
  expect(JSON.stringify(ability)).not.toContain('nextTurnOf');
});
