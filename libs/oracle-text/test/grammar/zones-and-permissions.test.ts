import { describe, expect, test } from '@jest/globals';
import type { Ability } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

function effectsOf([ability]: readonly Ability[]) {
  return ability !== undefined && 'modes' in ability ? ability.modes[0]?.effects : undefined;
}

const spellSays = (text: string) => effectsOf(readingSpell(text));
const permanentSays = (text: string) => effectsOf(reading(text));
const linked = { is: 'one of', objects: { objects: 'linked', label: 'exiled' } } as const;

describe('from where and how cards may be cast', () => {
  test('using an ability of a keyword', () => {
    expect(reading('You may cast this card from your graveyard using its blitz ability.')).toMatchObject([
      { effects: [{ static: 'may play', from: 'graveyard', how: { filter: { is: 'this' }, using: 'blitz' } }] },
    ]);
    expect(reading('You may cast creature spells from your graveyard using their sneak abilities.')).toMatchObject([
      { effects: [{ how: { filter: { is: 'type', type: 'Creature' }, using: 'sneak' } }] },
    ]);
    expect(understood('You may cast this card from your graveyard using its flying ability.')).toBe(
      'You may cast this card from your graveyard using its ',
    );
  });

  test('from nowhere else', () => {
    expect(reading('You may cast this card from your graveyard, but not from anywhere else.')).toMatchObject([
      {
        effects: [
          { static: 'may play', from: 'graveyard' },
          { static: 'cast this only', if: { if: 'any' } },
        ],
      },
    ]);
  });

  test('until another card is exiled with the same permanent', () => {
    expect(
      permanentSays(
        'Whenever this creature attacks, exile the top card of your library. You may play that card until you exile another card with this creature.',
      ),
    ).toMatchObject([{ do: 'move' }, { do: 'may play', until: 'until you exile another card with this' }]);
  });
});

test('X can’t be 0, of a spell and of an ability', () => {
  expect(readingSpell("You gain X life. X can't be 0.")).toMatchObject([{ kind: 'spell', xIsPositive: true }]);
  expect(reading("{X}, {T}: You gain X life. X can't be 0.")).toMatchObject([{ kind: 'activated', xIsPositive: true }]);
});

test('an ability costs more to activate for each of something', () => {
  expect(
    reading('{3}: Draw a card. This ability costs {1} more to activate for each card in your hand.'),
  ).toMatchObject([{ kind: 'activated', costsMore: { mana: ['1'], times: { amount: 'count', zone: 'hand' } } }]);
});

test('three events, each with its own subject, are said in a list', () => {
  expect(
    reading(
      'Whenever another creature dies, or a creature card is put into a graveyard from anywhere other than the battlefield, or a creature card leaves your graveyard, you gain 1 life.',
    ),
  ).toMatchObject([{ event: { on: 'any of', of: [{ on: 'dies' }, { on: 'moves' }, { on: 'moves' }], or: true } }]);
});

test('any target is chosen first, and is “that permanent or player” later', () => {
  expect(spellSays('Choose any target. Scry 3. This spell deals 3 damage to that permanent or player.')).toMatchObject([
    { do: 'choose targets', targeted: [{ objects: 'target', slot: 0 }] },
    { do: 'scry' },
    { do: 'deal damage', to: { slot: 0, called: 'permanent or player' } },
  ]);
});

test('each other player may put a card of their own', () => {
  expect(
    permanentSays(
      'When this creature enters, each other player may put a creature card from their hand onto the battlefield.',
    ),
  ).toMatchObject([
    {
      do: 'may',
      who: { players: 'each other player' },
      effects: [
        { do: 'choose objects', who: { players: 'that player' } },
        { do: 'move', who: { players: 'that player' } },
      ],
    },
  ]);
});

test('what would die is exiled instead, besides something else', () => {
  expect(
    spellSays("Target creature can't be regenerated this turn, and if it would die this turn, exile it instead."),
  ).toMatchObject([{ do: 'apply' }, { do: 'exile instead of dying', joined: 'comma and' }]);
});

test('a card returns face up or face down as its mover likes', () => {
  expect(
    permanentSays(
      'Whenever a permanent you control is turned face up, you may return this card from your graveyard to the battlefield face up or face down.',
    ),
  ).toMatchObject([
    {
      do: 'may',
      effects: [
        {
          do: 'choose one',
          options: [
            { effects: [{ to: { zone: 'battlefield' } }] },
            { effects: [{ to: { zone: 'battlefield', faceDown: 'effect' } }] },
          ],
        },
      ],
    },
  ]);
});

test('a card that was discarded as a cost is shuffled away from the graveyard', () => {
  expect(
    permanentSays('{2}, Discard this card: Shuffle this card into your library from your graveyard.'),
  ).toMatchObject([{ do: 'shuffle into library', what: { objects: 'this' }, who: { players: 'you' } }]);
  expect(understood('{2}: Shuffle this creature into your library from your graveyard.')).toBe(
    '{2}: Shuffle this creature into your library ',
  );
});

describe('cards exiled with the permanent', () => {
  test('one of them is a target', () => {
    expect(reading("{2}: Return target card exiled with this creature to its owner's hand.")).toMatchObject([
      { modes: [{ targets: [{ kind: 'card in exile', filter: linked }] }] },
    ]);
  });

  test('one of them is a cost', () => {
    expect(
      reading("{2}, Put a creature card exiled with this creature into its owner's graveyard: Draw a card."),
    ).toMatchObject([
      {
        cost: [
          { cost: 'mana' },
          {
            cost: 'put from exile into graveyard',
            filter: { is: 'all', of: [{ is: 'type', type: 'Creature' }, linked] },
            count: 1,
          },
        ],
      },
    ]);
  });
});

test('of the cards that were looked at each goes elsewhere, the last into exile', () => {
  expect(
    spellSays(
      'Look at the top three cards of your library. Put one of them into your hand, put one of them on the bottom of your library, and exile one of them. You may play the exiled card this turn.',
    ),
  ).toMatchObject([
    { do: 'look at' },
    { do: 'choose objects', label: 'chosen 2' },
    { do: 'move', to: { zone: 'hand' } },
    { do: 'choose objects', from: { objects: 'other than' } },
    { do: 'put into library', position: 'bottom' },
    { do: 'choose objects', from: { objects: 'other than' } },
    { do: 'move', to: { zone: 'exile' }, label: 'moved 5' },
    { do: 'may play', what: { objects: 'result', label: 'moved 5' } },
  ]);
});
