import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const yours = { is: 'owned by', who: 'you' } as const;

describe('CR 406: cards in exile', () => {
  test('are counted', () => {
    expect(reading('This creature gets +1/+1 for each card you own in exile with a hit counter on it.')).toMatchObject([
      {
        effects: [
          {
            changes: [
              {
                power: {
                  amount: 'count',
                  zone: 'exile',
                  filter: { is: 'all', of: [yours, { is: 'has counter', counter: 'hit' }] },
                },
              },
            ],
          },
        ],
      },
    ]);
    expect(reading('This creature gets +1/+1 for each card your opponents own in exile.')).toMatchObject([
      { effects: [{ changes: [{ power: { zone: 'exile', filter: { is: 'owned by', who: 'opponent' } } }] }] },
    ]);
  });

  test.each([
    ['you own a card in exile that has an Adventure', 'you'],
    ['an opponent owns a card in exile', 'opponent'],
  ])('are asked about: “%s”', (text, who) => {
    const [ability] = reading(`This creature has haste as long as ${text}.`);
    expect(ability).toMatchObject({ condition: { if: 'compare', left: { amount: 'count', zone: 'exile' } } });
    expect(JSON.stringify(ability)).toContain(`"owned by","who":"${who}"`);
  });

  test('are targets', () => {
    expect(readingSpell('Return target card you own in exile to your hand.')).toMatchObject([
      { modes: [{ targets: [{ kind: 'card in exile', filter: { of: [{ is: 'in zone', zone: 'exile' }, yours] } }] }] },
    ]);
  });

  test('CR 608.2f: a copy of each of them is a copy of “it”, whatever was exiled before', () => {
    const text =
      "Exile up to one target creature card from your graveyard. Then for each creature card you own in exile, create a token that's a copy of it.";
    expect(readingSpell(text)).toMatchObject([
      { modes: [{ effects: [{ do: 'move' }, { do: 'create copies', of: { objects: 'each', zone: 'exile' } }] }] },
    ]);
  });

  test('something else done to “it” for each of them isn’t guessed', () => {
    const text = 'Exile target creature. For each card you own in exile, put a +1/+1 counter on it.';
    expect(
      understood(text, { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] }),
    ).not.toBe(text);
  });

  test('permanents enter from there', () => {
    expect(reading('Whenever a permanent you control enters from exile, draw a card.')).toMatchObject([
      { event: { on: 'enters', from: 'exile' } },
    ]);
  });
});

describe('CR 701.18b: to play a card is to play it as a land or to cast it', () => {
  test('from anywhere', () => {
    expect(reading('Whenever you play a card, draw a card.')).toMatchObject([
      {
        event: {
          on: 'any of',
          of: [
            { on: 'plays a land', who: 'you' },
            { on: 'casts', who: 'you' },
          ],
        },
      },
    ]);
  });

  test('from exile', () => {
    expect(reading('Whenever you play a card from exile, draw a card.')).toMatchObject([
      {
        event: {
          on: 'any of',
          of: [
            { on: 'plays a land', what: { of: [{ is: 'card' }, { is: 'in event', event: { from: ['exile'] } }] } },
            { on: 'casts', from: 'exile' },
          ],
        },
      },
    ]);
  });

  test('“plays a land” is that alone', () => {
    expect(reading('Whenever a player plays a land, that player draws a card.')).toMatchObject([
      { event: { on: 'plays a land', who: 'any player', what: { is: 'type', type: 'Land' } } },
    ]);
  });
});
