import { describe, expect, test } from '@jest/globals';
import type { Ability, TriggerEvent } from '@stacktrail/card-tree';
import { reading } from './reading.js';

const equipment = {
  name: 'Test Card',
  types: ['Artifact'],
  subtypes: ['Equipment'],
  supertypes: [],
  abilities: [],
} as const;
const creature = { is: 'type', type: 'Creature' };

/** The event of “<event>, draw a card.” */
function eventOf(event: string, textSource?: Parameters<typeof reading>[1]): TriggerEvent {
  const [ability] = reading(`${event}, draw a card.`, textSource);
  return (ability as Extract<Ability, { kind: 'triggered' }>).event;
}

/** What the instructions of a triggered ability say, as text. */
function bodyOf(text: string): string {
  const [ability] = reading(text);
  return JSON.stringify((ability as Extract<Ability, { kind: 'triggered' }>).modes);
}

describe('events about objects', () => {
  test('one subject can have several events', () => {
    expect(eventOf('Whenever this creature enters or attacks')).toEqual({
      on: 'any of',
      of: [
        { on: 'enters', what: { is: 'this' } },
        { on: 'attacks', what: { is: 'this' } },
      ],
    });
  });

  test('“one or more” is one event for all', () => {
    expect(eventOf('Whenever one or more creatures you control deal combat damage to a player')).toEqual({
      on: 'deals damage',
      combat: true,
      to: 'player',
      oneOrMore: true,
      what: { is: 'all', of: [creature, { is: 'controlled by', who: 'you' }] },
    });
  });

  test('what it is attached to', () => {
    expect(eventOf('Whenever equipped creature attacks', equipment)).toEqual({
      on: 'attacks',
      what: { is: 'attached to by this' },
    });
  });

  test('combat says whom, what blocks, and how many attack besides', () => {
    expect(eventOf('Whenever a creature attacks you or a planeswalker you control')).toMatchObject({
      whom: { who: 'you', as: ['player', 'planeswalker'] },
    });
    expect(eventOf('Whenever this creature blocks or becomes blocked by a creature')).toMatchObject({
      of: [{ on: 'blocks a creature', other: creature }, { on: 'becomes blocked by a creature' }],
    });
    expect(JSON.stringify(eventOf('Whenever this creature and at least two other creatures attack'))).toContain(
      '"compare":"at least","right":2',
    );
  });

  test('a change of zones says whose zones', () => {
    expect(eventOf('Whenever one or more creature cards leave your graveyard')).toMatchObject({
      on: 'moves',
      from: ['graveyard'],
      oneOrMore: true,
    });
    expect(eventOf('Whenever a nontoken creature is put into your graveyard from the battlefield')).toMatchObject({
      on: 'moves',
      from: ['battlefield'],
      to: ['graveyard'],
    });
  });

  test('counters: so many at once, or the one with a number', () => {
    expect(eventOf('Whenever one or more +1/+1 counters are put on this creature')).toMatchObject({
      on: 'counters are put',
      counter: '+1/+1',
    });
    expect(eventOf('When the fourth plan counter is put on this creature')).toMatchObject({ reaches: 4 });
  });

  test('the word that begins it is kept where it isn’t the usual one', () => {
    expect(eventOf('Whenever this creature dies')).toMatchObject({ on: 'dies', said: 'whenever' });
  });
});

describe('events about players', () => {
  test('the time of the turn', () => {
    expect(eventOf('Whenever you draw your second card each turn')).toEqual({ on: 'draws', who: 'you', nth: 2 });
    expect(eventOf("Whenever you cast your first spell during each opponent's turn")).toMatchObject({
      nth: 1,
      during: "an opponent's turn",
    });
    expect(eventOf('Whenever you gain life for the first time each turn')).toMatchObject({ nth: 1 });
  });

  test('whoever sacrifices controls it', () => {
    expect(eventOf('Whenever you sacrifice another creature')).toMatchObject({
      on: 'is sacrificed',
      what: {
        is: 'all',
        of: [
          { is: 'all', of: [{ is: 'other' }, creature] },
          { is: 'controlled by', who: 'you' },
        ],
      },
    });
  });

  test('spells: their targets, where they come from, their copies', () => {
    expect(eventOf('Whenever you cast a spell that targets this creature')).toMatchObject({
      what: { is: 'targets', what: { is: 'this' } },
    });
    expect(eventOf('Whenever you cast a spell from exile')).toMatchObject({ from: 'exile' });
    expect(JSON.stringify(eventOf('Whenever you cast a spell from anywhere other than your hand'))).toContain(
      '{"is":"cast from","zone":"hand"}',
    );
    expect(eventOf('Whenever you cast or copy an instant or sorcery spell')).toMatchObject({
      of: [{ on: 'casts' }, { on: 'copies' }],
    });
  });

  test('actions that are called by one word', () => {
    expect(eventOf('Whenever you commit a crime')).toMatchObject({ on: 'commits a crime' });
    expect(eventOf('When you cycle this card')).toMatchObject({ action: 'cycle', what: { is: 'this' } });
  });
});

describe('what a trigger names', () => {
  test('“it” is its subject, “that creature” the other one', () => {
    const body = bodyOf('Whenever this creature becomes blocked by a creature, untap it. Tap that creature.');
    expect(body).toContain('{"do":"untap","what":{"objects":"this","called":"it"}}');
    expect(body).toContain('{"do":"tap","what":{"objects":"that object","called":"creature"}}');
  });

  test('“it” is the other one once that was spoken of', () => {
    const body = bodyOf('Whenever this creature becomes blocked by a creature, tap that creature. Untap it.');
    expect(body).toContain('{"do":"untap","what":{"objects":"that object","called":"it"}}');
  });

  test('“that player” is who was dealt the damage', () => {
    expect(bodyOf('Whenever this creature deals combat damage to a player, that player discards a card.')).toContain(
      '{"players":"that player","called":"player"}',
    );
  });
});

test('a step can be that of a player or of each', () => {
  expect(eventOf('At the beginning of combat on your turn')).toMatchObject({ step: 'beginning of combat' });
  expect(eventOf('At the beginning of your second main phase')).toMatchObject({ step: 'postcombat main', nth: 1 });
});

describe('what is asked of an event besides', () => {
  test('sources, commanders, and what is so at the time', () => {
    expect(eventOf('Whenever a source you control deals noncombat damage to an opponent')).toEqual({
      on: 'deals damage',
      to: 'opponent',
      combat: false,
      what: { is: 'controlled by', who: 'you' },
    });
    expect(eventOf('Whenever your commander enters')).toMatchObject({
      what: { of: [{ is: 'designated', as: 'commander' }, { is: 'owned by' }] },
    });
    expect(eventOf('Whenever this creature attacks while you control an artifact')).toMatchObject({
      on: 'attacks',
      what: { of: [{ is: 'this' }, { is: 'where', condition: { if: 'control' } }] },
    });
  });

  test('what players do and what happens to them', () => {
    expect(eventOf('Whenever you gain or lose life')).toMatchObject({
      of: [{ on: 'gains life' }, { on: 'loses life' }],
    });
    expect(eventOf('Whenever an opponent is dealt noncombat damage')).toMatchObject({
      on: 'player is dealt damage',
      who: 'an opponent',
      combat: false,
    });
    expect(eventOf('Whenever an opponent shuffles their library')).toMatchObject({ on: 'shuffles' });
    expect(eventOf('Whenever you sacrifice this creature or another creature')).toMatchObject({ on: 'is sacrificed' });
    expect(eventOf('Whenever you cast a spell with {X} in its mana cost')).toMatchObject({
      what: { is: 'mana cost contains', symbol: 'X' },
    });
  });

  test('X of a spell that is cast isn’t the ability’s', () => {
    expect(() => reading('Whenever you cast a spell with {X} in its mana cost, draw X cards.')).toThrow('read up to');
  });
});
