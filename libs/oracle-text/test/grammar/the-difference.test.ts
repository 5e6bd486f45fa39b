import { describe, expect, test } from '@jest/globals';
import { reading, understood } from './reading.js';

describe('CR 608.2h: “the difference” is that of the two numbers that were compared', () => {
  test('of a number of cards in hand and a numeral', () => {
    const [ability] = reading(
      'At the beginning of your upkeep, if you have fewer than seven cards in hand, draw cards equal to the difference.',
    );
    expect(ability).toMatchObject({
      condition: { if: 'compare', left: { amount: 'hand size' }, right: 7 },
      modes: [
        {
          effects: [
            {
              do: 'draw',
              count: {
                amount: 'difference',
                of: [{ amount: 'hand size', of: { players: 'you' } }, 7],
                said: 'compared',
              },
            },
          ],
        },
      ],
    });
  });

  test('of the power of two creatures', () => {
    const [ability] = reading(
      "Whenever a creature dies, if it had power greater than this creature's power, put +1/+1 counters on this creature equal to the difference.",
    );
    expect(ability).toMatchObject({
      modes: [
        {
          effects: [
            {
              count: {
                amount: 'difference',
                of: [
                  { amount: 'power', of: { objects: 'that object' } },
                  { amount: 'power', of: { objects: 'this' } },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  test('where nothing was compared it means nothing', () => {
    expect(understood('When this creature enters, draw cards equal to the difference.')).toBe(
      'When this creature enters, draw cards equal to the difference',
    );
  });
});
