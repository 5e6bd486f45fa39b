import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const pile = (number: number): object => ({ objects: 'result', label: `pile ${number}` });

describe('CR 700.3: piles that you make', () => {
  test('of which the player sacrifices one', () => {
    const text =
      '{T}: Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.';
    const who = { players: 'target', slot: 0 };
    expect(reading(text)).toMatchObject([
      {
        modes: [
          {
            effects: [
              { do: 'separate into piles', who: { players: 'you' }, what: { objects: 'each' } },
              {
                do: 'choose one',
                who,
                options: [
                  { effects: [{ do: 'sacrifice', what: { of: pile(1) }, who }] },
                  { effects: [{ do: 'sacrifice', what: { of: pile(2) }, who }] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  test('of which a player has one destroyed', () => {
    const text =
      "Separate all creatures target player controls into two piles. Destroy all creatures in the pile of that player's choice. They can't be regenerated.";
    expect(readingSpell(text)).toMatchObject([
      {
        modes: [
          {
            effects: [
              {},
              {
                who: { players: 'target', slot: 0 },
                options: [
                  { effects: [{ do: 'destroy', what: { of: pile(1) }, noRegeneration: true }] },
                  { effects: [{ do: 'destroy', what: { of: pile(2) }, noRegeneration: true }] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  test('of which an opponent chooses one', () => {
    const text =
      'Reveal the top five cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.';
    const [ability] = readingSpell(text);
    expect(ability).toMatchObject({
      modes: [
        {
          effects: [
            { do: 'reveal' },
            { do: 'separate into piles', who: { players: 'you' } },
            { do: 'choose players', from: { players: 'each opponent' }, label: 'opponent 4' },
            {
              do: 'choose one',
              who: { players: 'noted', label: 'opponent 4' },
              options: [
                {
                  effects: [
                    { what: pile(2), to: { zone: 'hand' } },
                    { what: pile(3), to: { zone: 'graveyard' } },
                  ],
                },
                {
                  effects: [
                    { what: pile(3), to: { zone: 'hand' } },
                    { what: pile(2), to: { zone: 'graveyard' } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  test('nothing is chosen where nothing was separated', () => {
    expect(understood('{T}: Target player sacrifices all permanents in the pile of their choice.')).not.toContain(
      'in the pile',
    );
  });
});
