import { expect, test } from '@jest/globals';
import type { Speaker } from '../../src/english/speaker.js';
import { reading, readingSpell, understood } from './reading.js';

const walker: Speaker = { name: 'Test Card', types: ['Planeswalker'], subtypes: [], supertypes: [], abilities: [] };
const until = "during that player's next turn";

test('CR 611.2c: what that player controls during their next turn attacks', () => {
  const text = "During target opponent's next turn, creatures that player controls attack you if able.";
  const mine = { is: 'controlled by players', who: { players: 'that player' } };
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
