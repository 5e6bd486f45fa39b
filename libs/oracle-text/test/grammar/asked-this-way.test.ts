import { describe, expect, test } from '@jest/globals';
import { readingSpell, understood } from './reading.js';

const instant = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] } as const;

/** The last instruction of the only mode. */
function last(text: string): unknown {
  const [ability] = readingSpell(text);
  return ability?.kind === 'spell' ? ability.modes[0]!.effects.at(-1) : undefined;
}

const asked = (said: string | undefined, compare = 'at least', right = 1): object => ({
  do: 'if',
  condition: { if: 'compare', left: { amount: 'how many' }, compare, right, ...(said && { said }) },
});

describe('CR 608.2c: what an earlier instruction did is asked', () => {
  const look = 'Look at the top four cards of your library. You may put a land card from among them into your hand.';

  test.each([
    ['Discard a card. If you discard a creature card this way, draw a card.', asked('you do')],
    ['Draw a card, then discard a card. If you discarded a land card this way, draw a card.', asked('you did')],
    ['Target player draws a card, then discards a card. If that player discards a land card this way, draw a card.', asked('that player does')],
    ['Target player sacrifices a creature of their choice. If a Goblin is sacrificed this way, draw a card.', asked('is')],
    ['Mill four cards. If at least one Elf card is milled this way, draw a card.', asked('is', 'greater than', 0)],
    ['Mill four cards. If at least one Elf card was milled this way, draw a card.', asked(undefined, 'greater than', 0)],
    ['Reveal the top three cards of your library. If no creature cards were revealed this way, draw a card.', asked(undefined, 'exactly', 0)],
    ["Return all creatures to their owners' hands. If you return four or more creatures you control this way, draw a card.", asked('you do', 'at least', 4)],
    ['Exile target creature. If a creature is put into exile this way, draw a card.', asked('is put into exile')],
    [`${look} If you put a Town card into your hand this way, draw a card.`, asked('you do')],
    ['You may put a land card from your hand onto the battlefield. If you put a Cave onto the battlefield this way, draw a card.', asked('you do')],
    ['You may put an artifact card from your hand onto the battlefield. If an Equipment is put onto the battlefield this way, draw a card.', asked('is')],
  ])('“%s”', (text, effect) => {
    expect(last(text)).toMatchObject(effect);
  }); // prettier-ignore

  test('or whether it wasn’t', () => {
    expect(last(`${look} If you didn't put a card into your hand this way, draw a card.`)).toMatchObject({
      do: 'if',
      condition: { if: 'not', of: { said: 'you did', left: { of: { of: { objects: 'result' } } } } },
    });
  });

  test('the card that was discarded is “it” then', () => {
    const text =
      'Discard a card. If you discard a creature card this way, return it from your graveyard to the battlefield.';
    expect(last(text)).toMatchObject({ then: [{ do: 'move', what: { of: { of: { called: 'discarded card' } } } }] });
  });

  test('of what each player did, what you did', () => {
    expect(
      last('Each player sacrifices a creature of their choice. If you sacrificed a creature this way, draw a card.'),
    ).toMatchObject({
      condition: { left: { of: { filter: { is: 'all', of: [{}, { is: 'controlled by', who: 'you' }] } } } },
    });
    expect(last('Each player discards a card. If you discarded a card this way, draw a card.')).toMatchObject({
      condition: { left: { of: { filter: { is: 'owned by', who: 'you' } } } },
    });
  });

  test('another card is other than the one that was sacrificed', () => {
    const text =
      'Each player sacrifices a creature of their choice. If you sacrificed a creature this way, you may return ' +
      'another creature card from your graveyard to your hand.';
    expect(JSON.stringify(last(text))).toContain(
      '{"is":"not","of":{"is":"one of","objects":{"objects":"put into graveyards"',
    );
  });

  test.each([
    'Draw a card. If you put a card into your hand this way, draw a card.',
    'Target player discards a card. If you discard a card this way, draw a card.',
    'Discard a card. Discard a land card. If you discard a land card this way, draw a card.',
  ])('nothing is meant where nothing or more than one thing could be: “%s”', (text) => {
    expect(understood(text, instant)).not.toBe(text);
  });
});

test.each([
  'Create two Treasure tokens. When you do, destroy target creature.',
  'Mill three cards. When you do, target creature gets -1/-1 until end of turn.',
  'Surveil 4. When you do, you may tap target creature.',
])('CR 603.12: “when you do”, of what can always be begun: “%s”', (text) => {
  expect(readingSpell(text)).toMatchObject([
    {
      modes: [
        { effects: [{ do: 'must' }, { do: 'if', condition: { if: 'did' }, then: [{ do: 'reflexive trigger' }] }] },
      ],
    },
  ]);
});
