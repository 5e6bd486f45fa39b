import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

/** The instructions of the only mode. */
function effectsOf(text: string): readonly unknown[] {
  const [ability] = readingSpell(text);
  return ability?.kind === 'spell' ? ability.modes[0]!.effects : [];
}

/** The condition of a static ability. */
function conditionOf(condition: string): unknown {
  const [ability] = reading(`This creature gets +1/+1 as long as ${condition}.`);
  return ability?.kind === 'static' ? ability.condition : undefined;
}

const opponents = { players: 'each opponent' } as const;

test('CR 701.24a: a player shuffles target cards of theirs into their library', () => {
  expect(effectsOf('Target player shuffles up to three target cards from their graveyard into their library.')).toEqual(
    [{ do: 'shuffle into library', what: { objects: 'target', slot: 1 }, who: { players: 'target', slot: 0 } }],
  );
});

test.each([
  'all creature cards from their graveyard to the battlefield',
  'each land card from their graveyard to their hand',
])('CR 101.4: each player returns %s', (text) => {
  expect(effectsOf(`Each player returns ${text}.`)).toMatchObject([
    { do: 'for each player', effects: [{ do: 'move', what: { objects: 'each', zone: 'graveyard' } }] },
  ]);
});

describe('CR 118.3: parts of a cost that are sacrificed under one verb', () => {
  test.each([
    ['Sacrifice a Swamp and a Forest', ['sacrifice', 'sacrifice']],
    ['{T}, Sacrifice this creature and another green creature', ['tap', 'sacrifice this', 'sacrifice']],
    ['Sacrifice a red creature, a green creature, and this creature', ['sacrifice', 'sacrifice', 'sacrifice this']],
    ['Sacrifice a Swamp or a Forest', ['sacrifice']],
  ])('%s', (text, parts) => {
    const [ability] = reading(`${text}: Draw a card.`);
    expect(ability?.kind === 'activated' && ability.cost.map(({ cost }) => cost)).toEqual(parts);
  });
});

test('CR 701.21a: as many are sacrificed as there are of what is counted', () => {
  expect(effectsOf('Target opponent sacrifices a creature of their choice for each card in your hand.')).toMatchObject([
    { do: 'choose and sacrifice', count: { amount: 'product', of: [{ amount: 'count', zone: 'hand' }, 1] } },
  ]);
});

describe('CR 102.1: a player against all others', () => {
  test.each([
    'you control more creatures than each other player',
    'you have more life than each other player',
    'you have more cards in hand than each other player',
  ])('%s', (text) => {
    expect(conditionOf(text)).toMatchObject({
      if: 'compare',
      compare: 'greater than',
      right: { amount: 'greatest among players', who: { players: 'each other player' } },
    });
  });

  test('more than each player other than the one who is asked about', () => {
    const text =
      'At the beginning of each upkeep, if that player controls more lands than each other player, draw a card.';
    expect(reading(text)).toMatchObject([
      { condition: { right: { who: { players: 'each other player', than: { players: 'that player' } } } } },
    ]);
  });

  test('no opponent controls something', () => {
    expect(conditionOf('no opponent controls a creature')).toMatchObject({
      if: 'not',
      of: { if: 'control', who: opponents },
    });
  });

  test('no opponent has more life than the player who is attacked', () => {
    expect(
      reading('Whenever this creature attacks a player, if no opponent has more life than that player, draw a card.'),
    ).toMatchObject([
      {
        condition: {
          left: { amount: 'greatest among players', who: opponents },
          compare: 'at most',
          right: { amount: 'life' },
        },
      },
    ]);
  });

  test('you control one thing and another', () => {
    expect(conditionOf('you control an artifact and an enchantment')).toMatchObject({
      if: 'all',
      of: [{ if: 'control' }, { if: 'control' }],
    });
  });
});

test('CR 504.1: draws but the first in each draw step', () => {
  expect(
    reading(
      'Whenever an opponent draws a card except the first one they draw in each of their draw steps, draw a card.',
    ),
  ).toMatchObject([{ event: { on: 'draws', who: 'an opponent', butFirstInDrawStep: true } }]);
  reading('Whenever you draw a card except the first one you draw in each of your draw steps, you gain 1 life.');
});

test('CR 701.23: a player searches their library', () => {
  expect(reading('Whenever an opponent searches their library, draw a card.')).toMatchObject([
    { event: { on: 'keyword action', action: 'search', who: 'an opponent' } },
  ]);
});

test('CR 702.185c: a spell was warped this turn', () => {
  expect(conditionOf('a spell was warped this turn')).toMatchObject({
    if: 'happened',
    event: { on: 'casts', who: 'any player', what: { is: 'cost was paid', keyword: 'warp' } },
  });
});

test.each(['cycling', 'kicker', 'morph'])('CR 702: a card with a %s ability has that or a variant of it', (name) => {
  expect(readingSpell(`Return target card with a ${name} ability from your graveyard to your hand.`)).toMatchObject([
    { modes: [{ targets: [{ filter: { of: [{ is: 'any', of: [{ keyword: name }, { is: 'keyword' }] }, {}] } }] }] },
  ]);
});

test('CR 115: targets that one player controls', () => {
  expect(readingSpell('Destroy two target creatures controlled by the same player.')).toMatchObject([
    { modes: [{ targets: [{ together: [{ all: 'share', quality: 'controller' }], min: 2, max: 2 }] }] },
  ]);
});

test('CR 608.2d: one opponent whom you choose chooses some of several cards', () => {
  const text =
    'Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your graveyard and the rest into your hand.';
  expect(effectsOf(text)).toMatchObject([
    { do: 'reveal' },
    { do: 'choose players', from: opponents, label: 'opponent 2' },
    { do: 'choose objects', who: { players: 'noted', label: 'opponent 2' } },
    { do: 'move', to: { zone: 'graveyard' } },
    { do: 'move', to: { zone: 'hand' } },
  ]);
});

test('CR 502.3: a permanent untaps in others’ untap steps', () => {
  expect(reading("Untap this creature during each other player's untap step.")).toMatchObject([
    { effects: [{ static: "untap in others' untap steps", filter: { is: 'this' } }] },
  ]);
});

test('CR 603.10a: what a creature that died lacked', () => {
  expect(reading("Whenever another creature you control dies, if it didn't have flying, draw a card.")).toMatchObject([
    { condition: { if: 'not', of: { if: 'matches', filter: { is: 'keyword', keyword: 'flying' }, past: true } } },
  ]);
});
