import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

function effectsOf([ability]: ReturnType<typeof reading>): readonly Effect[] {
  if (ability === undefined || !('modes' in ability)) throw new Error('that has no instructions');
  return ability.modes[0]!.effects;
}

const attacks = (text: string) => effectsOf(reading(`Whenever this creature attacks, ${text}`));
const spell = (text: string) => effectsOf(readingSpell(text));

describe('what was optional and isn’t done', () => {
  test('leaves the card what it was: “it” is what was looked at', () => {
    const [look, , not] = attacks(
      "look at the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand.",
    );
    const { label } = look as Extract<Effect, { do: 'look at' }>;
    expect(not).toMatchObject({
      do: 'if',
      condition: { if: 'not', of: { if: 'did', act: 'put the card onto the battlefield' } },
      then: [{ do: 'move', what: { objects: 'result', label }, to: { zone: 'hand' } }],
    });
  });

  test('is asked in short, too', () => {
    const [look, , not] = attacks(
      "look at the top card of your library. You may put that card onto the battlefield. If you don't, put it into your hand.",
    );
    const { label } = look as Extract<Effect, { do: 'look at' }>;
    expect(not).toMatchObject({ then: [{ what: { label } }] });
  });

  test('only of what a text lets you do', () => {
    expect(understood("Whenever this creature attacks, draw a card. If you don't cast it, you lose 1 life.")).toBe(
      "Whenever this creature attacks, draw a card. If you don't cast it, ",
    );
  });

  test('“otherwise” may be optional as well', () => {
    const [, either] = attacks(
      "reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, you may put that card on the bottom of your library.",
    );
    expect(either).toMatchObject({ do: 'if', then: [{ do: 'move' }], otherwise: [{ do: 'may' }] });
  });

  test('“you may … instead”: who doesn’t do it does what was said before', () => {
    const [either] = spell(
      "Return target creature to its owner's hand. If that creature is attacking, you may put it on top of its owner's library instead.",
    );
    const back = { do: 'move', to: { zone: 'hand' }, what: { objects: 'target', slot: 0 } };
    expect(either).toMatchObject({
      do: 'if',
      then: [{ do: 'may' }, { do: 'if', condition: { if: 'not', of: { if: 'did' } }, then: [back] }],
      otherwise: [back],
      instead: true,
    });
  });
});

describe('several players', () => {
  test('each reveal the top card of their library: all of those were revealed this way', () => {
    const [reveal, each] = attacks(
      'each player reveals the top card of their library. For each land card revealed this way, you gain 1 life.',
    );
    const { label } = reveal as Extract<Effect, { do: 'reveal' }>;
    expect(reveal).toMatchObject({ what: { objects: 'top of library', of: { players: 'each player' }, count: 1 } });
    expect(each).toMatchObject({
      amount: { of: [{ amount: 'number of', label, filter: { is: 'type', type: 'Land' } }, 1] },
    });
  });

  test('return what they control to its owner’s hand, which isn’t theirs always', () => {
    expect(spell("Each player returns a creature they control to its owner's hand.")).toMatchObject([
      { do: 'choose objects', who: { players: 'each player' } },
      { do: 'move', to: { zone: 'hand' }, whose: 'owner' },
    ]);
    expect(spell("Target player returns two lands they control to their owners' hands.")).toMatchObject([
      { max: 2 },
      { whose: 'owner' },
    ]);
    expect(() => spell("Target player returns two lands they control to its owner's hand.")).toThrow();
  });
});

test('a number of cards that is an amount', () => {
  const count = { amount: 'count', filter: { is: 'all' } };
  expect(
    spell('Target player reveals a number of cards from their hand equal to the number of Swamps you control.'),
  ).toMatchObject([{ do: 'choose objects', min: count, max: count }, { do: 'reveal' }]);
});

test('CR 903.3: what your commander shares', () => {
  const [mana] = effectsOf(
    reading('{T}: Add {G}. When you spend this mana to cast a spell that shares a color with your commander, scry 1.'),
  );
  expect(mana).toMatchObject({
    rider: { spells: { is: 'shares', with: { objects: 'commanders', of: { players: 'you' } } } },
  });
});

test('CR 601.2i: what was revealed or controlled as a spell was cast', () => {
  const cost = reading('As an additional cost to cast this spell, you may reveal a Dragon card from your hand.', {
    name: 'Test Card',
    types: ['Instant'],
    subtypes: [],
    supertypes: [],
    abilities: [],
  });
  const textSource = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: cost } as const;
  const asks = (kind: string) =>
    `If you revealed a ${kind} card or controlled a ${kind} as you cast this spell, draw a card.`;
  expect(effectsOf(reading(asks('Dragon'), textSource))).toMatchObject([
    {
      condition: {
        if: 'any',
        of: [
          { if: 'cost was paid', keyword: 'additional' },
          { if: 'controlled as cast', filter: { subtype: 'Dragon' } },
        ],
      },
    },
  ]);
  expect(understood(asks('Goblin'), textSource)).toBe('If you revealed a Goblin card or ');
});

test('who controlled what was moved', () => {
  expect(
    spell("Return target permanent to its owner's hand. If you controlled that permanent, draw a card.")[1],
  ).toMatchObject({
    condition: {
      if: 'matches',
      objects: { objects: 'target', slot: 0 },
      filter: { is: 'controlled by', who: 'you' },
      past: true,
    },
  });
});

test('a library that is shuffled is known as that', () => {
  expect(spell('Shuffle your library, then reveal the top card.')).toMatchObject([
    { do: 'shuffle', said: 'library' },
    { do: 'reveal', what: { objects: 'top of library', of: { players: 'you' }, count: 1 } },
  ]);
});
