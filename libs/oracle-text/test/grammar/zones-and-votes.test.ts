import { describe, expect, test } from '@jest/globals';
import type { Ability } from '@stacktrail/card-tree';
import { normalise } from '../../src/compiling/normalise.js';
import { reading, readingSpell, understood } from './reading.js';

function effectsOf([ability]: readonly Ability[]) {
  return ability !== undefined && 'modes' in ability ? ability.modes[0]?.effects : undefined;
}

const spellSays = (text: string) => effectsOf(readingSpell(text));
const permanentSays = (text: string) => effectsOf(reading(text));
const land = { name: '', types: ['Land'], subtypes: [], supertypes: [], abilities: [] } as const;

test('damage is dealt for each of something that is said last', () => {
  expect(
    permanentSays(
      'When this creature enters, it deals 2 damage to target opponent for each creature card in your graveyard.',
    ),
  ).toMatchObject([
    { do: 'deal damage', amount: { amount: 'product', of: [{ amount: 'count' }, 2] }, amountLast: true },
  ]);
});

test('mana for spells from a graveyard alone', () => {
  expect(
    permanentSays('{T}: Add {C}. Spend this mana only to cast creature spells from your graveyard.'),
  ).toMatchObject([
    {
      do: 'add mana',
      spend: {
        spells: {
          is: 'all',
          of: [
            { is: 'type', type: 'Creature' },
            { is: 'cast from', zone: 'graveyard' },
            { is: 'owned by', who: 'you' },
          ],
        },
      },
    },
  ]);
});

test('cards with flashback', () => {
  expect(readingSpell('Return target card with flashback from your graveyard to your hand.')).toMatchObject([
    {
      modes: [
        { targets: [{ filter: { is: 'all', of: [{ is: 'keyword', keyword: 'flashback' }, { is: 'owned by' }] } }] },
      ],
    },
  ]);
});

describe('from where something entered or was cast', () => {
  test('one object', () => {
    expect(
      reading(
        'When this creature enters, if it entered from your graveyard or you cast it from your graveyard, draw a card.',
      ),
    ).toMatchObject([
      { condition: { if: 'matches', filter: { is: 'all', of: [{ is: 'any' }, { is: 'owned by', who: 'you' }] } } },
    ]);
    expect(
      understood(
        'When this creature enters, if it entered from your graveyard or you cast it from exile, draw a card.',
      ),
    ).toBe('When this creature enters, if it entered from your graveyard or you cast it from ');
  });

  test('some of several', () => {
    expect(
      reading(
        'Whenever one or more creatures you control enter, if one or more of them entered from exile or was cast from exile, draw a card.',
      ),
    ).toMatchObject([
      { condition: { if: 'compare', left: { amount: 'how many', of: { objects: 'matching' } }, compare: 'at least' } },
    ]);
  });
});

test('for each player a target card in that player’s graveyard', () => {
  expect(
    readingSpell(
      "For each player, choose up to one target creature card in that player's graveyard. Put those cards onto the battlefield under your control. They're Zombies in addition to their other types.",
    ),
  ).toMatchObject([
    {
      modes: [
        {
          targets: [{ kind: 'card in graveyard', min: 0, together: [{ all: 'differ in', quality: 'owner' }] }],
          effects: [
            { do: 'choose targets' },
            {
              do: 'move',
              to: {
                zone: 'battlefield',
                control: 'you',
                is: { changes: [{ change: 'add types', subtypes: ['Zombie'] }] },
              },
            },
          ],
        },
      ],
    },
  ]);
});

test('each of those is several to the next sentence', () => {
  expect(
    spellSays(
      'Choose up to two target creature cards in your graveyard. Return each of them to the battlefield. They gain haste.',
    ),
  ).toMatchObject([
    { do: 'choose targets' },
    { do: 'move', label: 'moved 1' },
    { do: 'apply', to: { objects: 'result', label: 'moved 1' } },
  ]);
});

test('the top cards of several libraries are several', () => {
  expect(spellSays("Look at the top card of each opponent's library and exile those cards face down.")).toMatchObject([
    { do: 'look at', label: 'cards 1' },
    { do: 'move', what: { objects: 'result', label: 'cards 1' }, to: { zone: 'exile', faceDown: 'effect' } },
  ]);
});

test('lands are played and spells cast from among cards now, without a time until when', () => {
  expect(
    spellSays(
      'Exile the top two cards of your library. You may play lands and cast spells from among the exiled cards without paying their mana costs.',
    ),
  ).toMatchObject([
    { do: 'move' },
    { do: 'may', effects: [{ do: 'cast', how: { permit: 'play', pay: 'nothing' }, count: { amount: 'any number' } }] },
  ]);
});

test('a countered spell goes on either edge of a library', () => {
  expect(
    spellSays(
      "Counter target spell. If that spell is countered this way, put that card on the top or bottom of its owner's library instead of into that player's graveyard.",
    ),
  ).toMatchObject([{ do: 'choose one', options: [{ word: 'top' }, { word: 'bottom' }] }]);
});

test('the rest of the revealed cards is no other than the rest', () => {
  expect(
    spellSays(
      'Reveal cards from the top of your library until you reveal two creature cards. Put those cards onto the battlefield, then shuffle the rest of the revealed cards into your library.',
    ),
  ).toMatchObject([
    { do: 'reveal until', rest: 'rest 2' },
    { do: 'move' },
    { do: 'shuffle into library', what: { objects: 'result', label: 'rest 2' } },
  ]);
});

test('what is voted for, and what has the most votes', () => {
  expect(
    spellSays(
      "Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.",
    ),
  ).toMatchObject([
    { do: 'vote', options: { objects: 'each' }, label: 'vote 1' },
    { do: 'move', what: { objects: 'matching', of: { objects: 'result', label: 'vote 1' } }, to: { zone: 'exile' } },
  ]);
});

test('what waits from the beginning of the game on', () => {
  expect(
    reading(
      "You may reveal this card from your opening hand. If you do, at the beginning of the next turn's upkeep, each opponent loses 3 life.",
    ),
  ).toMatchObject([
    { effects: [{ static: 'may reveal from opening hand', effects: [{ do: 'delayed trigger', leads: true }] }] },
  ]);
  expect(
    normalise(
      'You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, draw a card.',
    ),
  ).toContain("at the beginning of the next turn's upkeep");
});

test('a land enters tapped unless a card was revealed or something is controlled', () => {
  expect(
    reading(
      'As this land enters, you may reveal a Dragon card from your hand. This land enters tapped unless you revealed a Dragon card this way or you control a Dragon.',
      land,
    ),
  ).toMatchObject([
    {
      effects: [
        {
          replacement: {
            instead: { enters: 'tapped', unlessPays: [{ cost: 'reveal from hand' }], unless: { if: 'control' } },
          },
        },
      ],
    },
  ]);
  expect(
    understood(
      'As this land enters, you may reveal a Dragon card from your hand. This land enters tapped unless you revealed an Elf card this way or you control a Dragon.',
      land,
    ),
  ).toContain('As this land enters, you may reveal a Dragon card');
});

test('an opponent has searched their library', () => {
  expect(reading('This creature gets +1/+1 as long as an opponent searched their library this turn.')).toMatchObject([
    { condition: { if: 'happened', event: { on: 'keyword action', action: 'search', who: 'an opponent' } } },
  ]);
});

test('this card is cast from the graveyard', () => {
  expect(reading('Whenever another creature dies, you may cast this card from your graveyard.')).toMatchObject([
    {
      functionsIn: ['graveyard'],
      modes: [{ effects: [{ do: 'may', effects: [{ do: 'cast', what: { objects: 'this' } }] }] }],
    },
  ]);
});

test('words of one group that “or” joins stand before one noun', () => {
  expect(
    readingSpell('Return target Vampire or Wizard creature card from your graveyard to the battlefield.'),
  ).toMatchObject([
    {
      modes: [
        {
          targets: [
            {
              filter: {
                is: 'all',
                of: [
                  { is: 'any', of: [{ subtype: 'Vampire' }, { subtype: 'Wizard' }] },
                  { is: 'type' },
                  { is: 'owned by' },
                ],
              },
            },
          ],
        },
      ],
    },
  ]);
});

test('cards that are owned in exile and in a graveyard are counted together', () => {
  expect(
    spellSays(
      'Draw cards equal to the total number of instant or sorcery cards you own in exile and in your graveyard.',
    ),
  ).toMatchObject([
    {
      do: 'draw',
      count: {
        amount: 'sum',
        of: [
          { amount: 'count', zone: 'exile' },
          { amount: 'count', zone: 'graveyard' },
        ],
      },
    },
  ]);
});

test('all cards other than basic land cards', () => {
  expect(spellSays("Exile all cards other than basic land cards from target player's graveyard.")).toMatchObject([
    { do: 'move', what: { objects: 'each', filter: { is: 'not', of: { is: 'all' } }, zone: 'graveyard' } },
  ]);
});
