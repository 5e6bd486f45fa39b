import { describe, expect, test } from '@jest/globals';
import type { TriggerEvent } from '@stacktrail/card-tree';
import { reading } from './reading.js';

function eventOf(text: string): TriggerEvent {
  const [ability] = reading(`${text}, draw a card.`);
  if (ability?.kind !== 'triggered') throw new Error('that is no triggered ability');
  return ability.event;
}

describe('what happens once for each', () => {
  test('CR 603.2c: is a counter that is put or removed, not “one or more”', () => {
    const put = { on: 'counters are put', counter: '+1/+1', what: { is: 'this' } };
    expect(eventOf('Whenever a +1/+1 counter is put on this creature')).toMatchObject({ ...put, each: true });
    expect(eventOf('Whenever one or more +1/+1 counters are put on this creature')).not.toHaveProperty('each');
    expect(eventOf('Whenever an oil counter is removed from this creature')).toMatchObject({
      on: 'counters are removed',
      counter: 'oil',
      each: true,
    });
  });

  test('CR 603.2c: is a token that is created', () => {
    const create = { on: 'keyword action', action: 'create', who: 'you', what: { is: 'token' } };
    expect(eventOf('Whenever you create a token')).toEqual({ ...create, each: true });
    expect(eventOf('Whenever you create one or more tokens')).toEqual({ ...create, oneOrMore: true });
    expect(eventOf('Whenever you create or sacrifice a token')).toMatchObject({
      on: 'any of',
      of: [{ ...create, each: true }, { on: 'is sacrificed' }],
    });
  });
});

describe('damage', () => {
  test('is so much at least', () => {
    expect(eventOf('Whenever this creature deals 6 or more damage to an opponent')).toMatchObject({
      on: 'deals damage',
      to: 'opponent',
      atLeast: 6,
    });
  });

  test('to the object itself comes from a source, which is what is named', () => {
    const [ability] = reading(
      "Whenever a source deals damage to this creature, that source's controller mills that many cards.",
    );
    expect(ability).toMatchObject({
      event: { on: 'deals damage', damaged: { is: 'this' }, that: 'source' },
      modes: [{ effects: [{ who: { players: 'controller of', objects: { objects: 'that object' } } }] }],
    });
  });

  test('CR 109.2: a permanent that deals it is no spell', () => {
    expect(eventOf('Whenever a permanent deals damage to you')).toMatchObject({ what: { is: 'permanent' } });
    expect(eventOf('Whenever a source deals damage to you')).toMatchObject({ what: { is: 'anything' } });
  });
});

describe('CR 508.3e: attacks of a player on another one', () => {
  test('say with how many creatures, and of what kind', () => {
    expect(eventOf('Whenever an opponent attacks you with two or more creatures')).toMatchObject({
      on: 'player attacks',
      who: 'an opponent',
      whom: { who: 'you', as: ['player'] },
      atLeast: 2,
    });
    expect(eventOf('Whenever you attack a player with one or more artifact creatures')).toMatchObject({
      on: 'player attacks',
      whom: { who: 'any player', as: ['player'] },
      atLeast: 1,
      what: {
        is: 'all',
        of: [
          { is: 'type', type: 'Artifact' },
          { is: 'type', type: 'Creature' },
        ],
      },
    });
  });

  test('where you attack, “that player” is the one who is attacked', () => {
    expect(reading('Whenever you attack a player, that player loses 1 life.')).toMatchObject([
      { modes: [{ effects: [{ do: 'lose life', who: { players: 'that player' } }] }] },
    ]);
  });
});

test('CR 303.4: enchanted players are attacked and dealt damage', () => {
  const whom = { who: 'enchanted player', as: ['player'] };
  expect(eventOf('Whenever a creature attacks enchanted player')).toMatchObject({ on: 'attacks', whom });
  expect(eventOf('Whenever enchanted player is attacked')).toMatchObject({ on: 'is attacked', whom });
  expect(eventOf('Whenever a player attacks enchanted player with one or more creatures')).toMatchObject({
    on: 'player attacks',
    who: 'any player',
    whom,
    atLeast: 1,
  });
  expect(eventOf('Whenever a creature deals combat damage to enchanted player')).toMatchObject({
    to: 'enchanted player',
  });
});

test('CR 115.1: what targets a permanent is a spell or an ability, whichever it is', () => {
  const [ability] = reading(
    'Whenever this creature becomes the target of a spell or ability, counter that spell or ability unless its controller pays {2}.',
  );
  const what = { objects: 'that object', called: 'spell or ability' };
  expect(ability).toMatchObject({ modes: [{ effects: [{ do: 'unless', effects: [{ do: 'counter', what }] }] }] });
  expect(() =>
    reading('Whenever this creature becomes the target of a spell, counter that spell or ability.'),
  ).toThrow();
});

test('CR 106.12a: the object itself is tapped for mana', () => {
  expect(eventOf('Whenever you tap this creature for mana')).toMatchObject({
    on: 'tapped for mana',
    who: 'you',
    what: { is: 'this' },
  });
});
