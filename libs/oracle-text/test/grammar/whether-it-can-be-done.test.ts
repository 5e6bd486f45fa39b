import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = reading(text);
  if (ability === undefined || !('modes' in ability)) throw new Error('that has no instructions');
  return ability.modes[0]!.effects;
}

const enters = (text: string) => effectsOf(`When this creature enters, ${text}`);

describe('CR 603.12: “when you do”', () => {
  test('is said of what has to be done, too', () => {
    const [must, done] = enters('sacrifice it. When you do, draw a card.');
    const { label } = must as Extract<Effect, { do: 'must' }>;
    expect(must).toMatchObject({ effects: [{ do: 'sacrifice', what: { objects: 'this' } }] });
    expect(done).toMatchObject({
      do: 'if',
      condition: { if: 'did', label },
      then: [
        { do: 'reflexive trigger', ability: { event: { on: 'when you do' }, modes: [{ effects: [{ do: 'draw' }] }] } },
      ],
    });
    expect(() => enters('target opponent discards a card. When you do, draw a card.')).toThrow('read up to');
  });

  test('CR 603.4: with an intervening if, of the whole ability', () => {
    const [, done] = enters(
      'put a lore counter on this creature. When you do, if you control a Forest, draw a card. Scry 1.',
    );
    expect(done).toMatchObject({
      then: [{ ability: { condition: { if: 'control' }, modes: [{ effects: [{ do: 'draw' }, { do: 'scry' }] }] } }],
    });
  });
});

describe('“if you can’t”', () => {
  test('is asked of what has to be done', () => {
    const [must, not] = enters("return a creature card from your graveyard to your hand. If you can't, draw a card.");
    const { label } = must as Extract<Effect, { do: 'must' }>;
    expect(not).toMatchObject({
      do: 'if',
      condition: { if: 'not', of: { if: 'did', label, can: true } },
      then: [{ do: 'draw' }],
    });
    expect(
      effectsOf(
        "At the beginning of each upkeep, that player sacrifices a land of their choice. If the player can't, draw a card.",
      )[1],
    ).toMatchObject({ condition: { of: { said: 'the', can: true } } });
    expect(() => enters("you may sacrifice a creature. If you can't, draw a card.")).toThrow('read up to');
    expect(() => enters("sacrifice a creature. If you don't, draw a card.")).toThrow('read up to');
  });

  test('also of what is done instead of a draw', () => {
    expect(
      reading(
        "If you would draw a card while your library has no cards in it, instead return a land card from your graveyard to your hand. If you can't, you lose the game.",
      ),
    ).toMatchObject([
      {
        effects: [
          {
            replacement: {
              would: 'draw',
              while: { left: { amount: 'library size' }, compare: 'exactly', right: 0 },
              instead: { effects: [{ do: 'must' }, { do: 'if', then: [{ do: 'lose the game' }] }] },
            },
          },
        ],
      },
    ]);
  });
});

describe('cards that each say what they are', () => {
  const land = {
    is: 'all',
    of: [
      { is: 'supertype', supertype: 'Basic' },
      { is: 'type', type: 'Land' },
    ],
  };
  const gate = { is: 'subtype', subtype: 'Gate' };

  test('are one kind or another, with or without an article', () => {
    for (const [text, said] of [
      ['a basic land card or a Gate card', 'phrases'],
      ['a basic land card or Gate card', 'nouns'],
    ]) {
      expect(enters(`you may search your library for ${text}, put it into your hand, then shuffle.`)).toMatchObject([
        { effects: [{ do: 'search library', filter: { is: 'any', of: [land, gate], said } }, { do: 'shuffle' }] },
      ]);
    }
  });

  test('what stands behind the last is said of it alone', () => {
    const [, may] = enters(
      'mill three cards. You may put a Plains card or a creature card with mana value 3 or less from among the milled cards into your hand.',
    );
    expect(may).toMatchObject({
      effects: [
        { from: { filter: { of: [{ subtype: 'Plains' }, { is: 'all', of: [{ type: 'Creature' }, { to: 3 }] }] } } },
        { do: 'move' },
      ],
    });
  });

  test('“and” is another thing', () => {
    expect(
      enters(
        'you may search your library for a Gate card and a basic land card, put them into your hand, then shuffle.',
      ),
    ).toMatchObject([{ effects: [{ filter: gate, also: [{ filter: land }] }, { do: 'shuffle' }] }]);
  });
});

test('CR 402.2: players have no maximum hand size for a while', () => {
  expect(readingSpell('You have no maximum hand size for the rest of the game.')).toMatchObject([
    {
      modes: [
        {
          effects: [
            { do: 'prohibit', who: { players: 'you' }, what: 'have a maximum hand size', until: 'rest of the game' },
          ],
        },
      ],
    },
  ]);
  expect(reading('Players have no maximum hand size.')).toMatchObject([
    { effects: [{ static: 'no maximum hand size', who: 'any player' }] },
  ]);
});

test('one card is put in each of three places', () => {
  const [ability] = readingSpell(
    'Look at the top three cards of your library. Put one of those cards into your hand, one on top of your library, and one on the bottom of your library.',
  );
  expect(ability).toMatchObject({
    modes: [
      {
        effects: [
          { do: 'look at' },
          { do: 'choose objects', min: 1, max: 1 },
          { do: 'move', to: { zone: 'hand' } },
          { do: 'choose objects', from: { objects: 'other than' } },
          { do: 'put into library', position: 'top' },
          { do: 'choose objects', from: { objects: 'other than', not: { objects: 'together' } } },
          { do: 'put into library', position: 'bottom' },
        ],
      },
    ],
  });
});
