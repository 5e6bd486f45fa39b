import { describe, expect, test } from '@jest/globals';
import type { TriggerEvent } from '@stacktrail/card-tree';
import { normalise } from '../../src/compiling/normalise.js';
import { reading, understood } from './reading.js';

function eventOf(text: string): TriggerEvent {
  const [ability] = reading(`${text}, draw a card.`);
  if (ability?.kind !== 'triggered') throw new Error('that is no triggered ability');
  return ability.event;
}

const yours = { is: 'owned by', who: 'you' };

describe('spells that are cast', () => {
  test.each([
    ['Whenever you cast your first spell during each of your turns', { nth: 1, during: 'your turn' }],
    ['Whenever you cast your second spell from exile each turn', { nth: 2, from: 'exile' }],
    ['Whenever you cast your first creature spell from your graveyard each turn', { nth: 1, from: 'graveyard' }],
    ['Whenever a player casts a spell from their hand', { who: 'any player', from: 'hand' }],
    [
      'Whenever an opponent casts a spell from anywhere other than their hand',
      { what: { is: 'not', of: { is: 'cast from', zone: 'hand' } } },
    ],
    ['Whenever you cast a spell during combat', { during: 'combat' }],
    [
      'Whenever you cast a spell that targets only a single creature you control',
      { what: { is: 'targets', only: true, what: { is: 'all' } } },
    ],
  ])('%s', (text, event) => {
    expect(eventOf(text)).toMatchObject({ on: 'casts', ...event });
  });

  test('you have cards in your hand and others in theirs', () => {
    expect(understood('Whenever you cast a spell from their hand, draw a card.')).toMatch(/a spell from $/);
  });
});

describe('cards that are put somewhere', () => {
  test.each([
    ['Whenever one or more cards are put into exile from your graveyard', { from: ['graveyard'], to: ['exile'] }],
    ['Whenever one or more cards are put into exile from your hand', { from: ['hand'], to: ['exile'] }],
    ['Whenever one or more cards are put into exile during your turn', { to: ['exile'], during: 'your turn' }],
    ['Whenever one or more cards are put into a library from anywhere', { to: ['library'] }],
    [
      'Whenever one or more creatures you control leave the battlefield without dying',
      { from: ['battlefield'], to: ['library', 'hand', 'exile', 'command'] },
    ],
    ['When this creature is put into your hand from your graveyard', { from: ['graveyard'], to: ['hand'] }],
  ])('%s', (text, event) => {
    expect(eventOf(text)).toMatchObject({ on: 'moves', ...event });
  });

  test('CR 109.2: a permanent is put into a graveyard from the battlefield', () => {
    expect(normalise('Whenever a permanent you control is put into a graveyard, draw a card.')).toBe(
      'Whenever a permanent you control is put into a graveyard from the battlefield, draw a card.',
    );
    expect(normalise('Whenever a card is put into a graveyard, draw a card.')).not.toMatch('battlefield');
  });

  test('from your graveyard comes what you own', () => {
    expect(eventOf('Whenever another creature enters from your graveyard')).toMatchObject({
      on: 'enters',
      from: 'graveyard',
      what: { is: 'all', of: [{}, yours] },
    });
  });
});

describe('who does it, and to whom', () => {
  test('CR 122.6a: you put counters', () => {
    const put = { on: 'counters are put', by: 'you', counter: '+1/+1' };
    expect(eventOf('Whenever you put one or more +1/+1 counters on a creature')).toMatchObject(put);
    expect(eventOf('Whenever you put a +1/+1 counter on a creature')).toMatchObject({ ...put, each: true });
    expect(eventOf('Whenever one or more +1/+1 counters are put on a creature')).not.toHaveProperty('by');
  });

  test('CR 115.1: you or what you control become targets', () => {
    const [ability] = reading(
      'Whenever you or a creature you control becomes the target of a spell or ability an opponent controls, counter that spell or ability unless that player pays {1}.',
    );
    expect(ability).toMatchObject({
      event: {
        on: 'any of',
        of: [
          { on: 'player becomes the target', who: 'you', by: 'an opponent' },
          { on: 'becomes the target', by: 'an opponent', what: { is: 'all' } },
        ],
      },
    });
  });

  test('that player is the one whose creatures attack you', () => {
    expect(
      reading(
        "Whenever one or more creatures your opponents control attack you and aren't blocked, that player draws a card and gains control of this creature.",
      ),
    ).toMatchObject([
      {
        event: { on: 'attacks and is not blocked', whom: { who: 'you' }, oneOrMore: true },
        modes: [{ effects: [{ do: 'draw' }, { do: 'apply', changes: [{ to: { players: 'that player' } }] }] }],
      },
    ]);
  });
});

describe('which time an ability resolves', () => {
  const then = (text: string): readonly unknown[] => {
    const [ability] = reading(`Whenever this creature attacks, ${text}`);
    return ability?.kind === 'triggered' ? ability.modes[0]!.effects : [];
  };

  test('is asked before or after what is done, and then briefly', () => {
    expect(
      then(
        "draw a card if this is the first time this ability has resolved this turn. If it's the second time, you gain 1 life.",
      ),
    ).toMatchObject([
      { do: 'if', condition: { if: 'time resolved', times: [1] } },
      { do: 'if', condition: { if: 'time resolved', times: [2], brief: true } },
    ]);
    expect(
      then('If this is the first or second time this ability has resolved this turn, draw a card.'.replace('If', 'if')),
    ).toMatchObject([{ condition: { times: [1, 2] } }]);
  });

  test('is no matter of how often it has triggered', () => {
    expect(
      understood('Whenever this creature attacks, draw a card if this is the second time it has triggered.'),
    ).toMatch(/the second time $/);
  });
});

test('steps of other players', () => {
  expect(eventOf("At the beginning of each other player's draw step")).toMatchObject({
    step: 'draw',
    whose: { players: 'each other player' },
  });
  expect(eventOf("At the beginning of the monarch's end step")).toMatchObject({
    whose: { players: 'designated', as: 'monarch' },
  });
});

describe('either of two things', () => {
  test('each is said by itself: “another creature you control or a land you control”', () => {
    const parts = { is: 'any', of: [{ is: 'all' }, { is: 'all' }], said: 'phrases' };
    expect(eventOf('Whenever another creature you control or a land you control dies')).toMatchObject({
      on: 'dies',
      what: parts,
    });
    expect(eventOf('Whenever a creature or land you control dies')).not.toMatchObject({ what: parts });
  });

  test('damage to you or to what you control: the source is named', () => {
    expect(
      reading(
        "Whenever a source an opponent controls deals damage to you or a permanent you control, that source's controller loses 1 life.",
      ),
    ).toMatchObject([
      {
        event: { on: 'any of', of: [{ to: 'you' }, { damaged: { is: 'controlled by', who: 'you' }, that: 'source' }] },
        modes: [{ effects: [{ who: { players: 'controller of', objects: { objects: 'that object' } } }] }],
      },
    ]);
  });

  test('CR 903.3: your commander', () => {
    const commander = { is: 'all', of: [{ is: 'designated', as: 'commander' }, yours] };
    expect(eventOf('When you cast your commander')).toMatchObject({ on: 'casts', what: commander });
    expect(eventOf('Whenever you attack with this creature and/or your commander')).toMatchObject({
      on: 'player attacks',
      what: { is: 'any', of: [{ is: 'this' }, commander] },
    });
  });

  test('CR 508.1k: those creatures are the ones that attacked', () => {
    const [ability] = reading(
      'Whenever an opponent attacks with one or more creatures, if two or more of those creatures are attacking you and/or planeswalkers you control, draw a card.',
    );
    expect(ability).toMatchObject({
      condition: { if: 'compare', compare: 'at least', right: 2, left: { amount: 'count' } },
    });
  });
});

test('CR 701.9: an opponent has you discard', () => {
  const cause = 'a spell or ability an opponent controls causes you to discard';
  const event = { on: 'discards', who: 'you', causedBy: 'an opponent' };
  expect(eventOf(`Whenever ${cause} a card`)).toEqual(event);
  expect(eventOf(`Whenever ${cause} this card`)).toEqual({ ...event, what: { is: 'this', called: 'card' } });
  expect(eventOf('Whenever you discard a card')).not.toHaveProperty('causedBy');
});

test('CR 508.3b: several attack a player', () => {
  expect(eventOf('Whenever two or more creatures you control attack a player')).toMatchObject({
    on: 'is attacked',
    atLeast: 2,
    what: { is: 'all' },
    whom: { who: 'any player' },
  });
});

test('CR 603.2c: damage to one or more players is one event', () => {
  const dealt = 'Whenever one or more creatures you control deal combat damage to';
  expect(eventOf(`${dealt} one or more players`)).toMatchObject({ to: 'player', toOneOrMore: true, oneOrMore: true });
  expect(eventOf(`${dealt} a player`)).not.toHaveProperty('toOneOrMore');
});

test('so many counters at most', () => {
  const [ability] = reading('When this creature has two or fewer oil counters on it, draw a card.');
  expect(ability).toMatchObject({ event: { condition: { filter: { compare: 'at most', to: 2, counter: 'oil' } } } });
});
