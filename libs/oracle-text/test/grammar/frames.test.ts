import { describe, expect, test } from '@jest/globals';
import type { Ability, CardType } from '@stacktrail/card-tree';
import { reading } from './reading.js';

type AnyTextSource = NonNullable<Parameters<typeof reading>[1]>;

function speaking(types: readonly CardType[], ...subtypes: readonly string[]): AnyTextSource {
  return { name: 'Test Card', types, subtypes, supertypes: [], abilities: [] };
}

const you = { players: 'you' };
const controlled = { is: 'controlled by', who: 'you' };
const creature = { is: 'type', type: 'Creature' };

function only<K extends Ability['kind']>(
  kind: K,
  text: string,
  textSource?: AnyTextSource,
): Extract<Ability, { kind: K }> {
  const [ability] = reading(text, textSource);
  expect(ability?.kind).toBe(kind);
  return ability as Extract<Ability, { kind: K }>;
}

/** What “as long as” asks. */
function asked(condition: string): unknown {
  return only('static', `This creature has flying as long as ${condition}.`).condition;
}

describe('conditions', () => {
  test('what players have', () => {
    expect(asked('you have 5 or less life')).toEqual({
      if: 'compare',
      left: { amount: 'life', of: you },
      compare: 'at most',
      right: 5,
    });
    expect(asked('an opponent has no cards in hand')).toMatchObject({
      left: { amount: 'number of players', who: { players: 'those who', of: { players: 'each opponent' } } },
      compare: 'at least',
    });
    expect(asked("you have the city's blessing")).toEqual({ if: 'designated', as: "city's blessing", who: you });
  });

  test('what is counted', () => {
    expect(asked('there are seven or more cards in your graveyard')).toMatchObject({
      left: { amount: 'count', zone: 'graveyard' },
      right: 7,
    });
    expect(asked('there are four or more card types among cards in your graveyard')).toMatchObject({
      left: { amount: 'different', quality: 'card type' },
    });
  });

  test('what happened', () => {
    expect(asked('a creature died this turn')).toEqual({ if: 'happened', event: { on: 'dies', what: creature } });
    expect(asked("you've cast two or more spells this turn")).toMatchObject({ event: { on: 'casts' }, atLeast: 2 });
    expect(asked('you gained 3 or more life this turn')).toMatchObject({
      left: { amount: 'events', counting: 'amounts' },
    });
  });

  test('what objects are and have', () => {
    expect(asked("it's attacking")).toMatchObject({
      objects: { objects: 'this', called: 'it' },
      filter: { is: 'attacking' },
    });
    expect(asked('this creature has three or more +1/+1 counters on it')).toMatchObject({
      filter: { is: 'counters', counter: '+1/+1', compare: 'at least', to: 3 },
    });
  });

  test('two of them', () => {
    expect(asked("it's your turn and you attacked this turn")).toMatchObject({ if: 'all' });
  });

  test('how it was cast', () => {
    const { condition } = only('triggered', 'When this creature enters, if you cast it, draw a card.');
    expect(condition).toMatchObject({ if: 'matches', filter: { is: 'cast from' } });
    const mana = only('triggered', 'When this creature enters, if {R}{R} was spent to cast it, draw a card.');
    expect(mana.condition).toMatchObject({ left: { amount: 'mana spent', types: ['R'] }, right: 2 });
  });
});

test('CR 602.5: when, how often and by whom an ability may be activated', () => {
  const limits = (text: string) => only('activated', `{T}: Draw a card. ${text}`);
  expect(limits('Activate only during your upkeep.')).toMatchObject({ onlyIf: { if: 'during', steps: ['upkeep'] } });
  expect(limits('Activate only as a sorcery and only once.')).toMatchObject({ timing: 'sorcery', limit: { times: 1 } });
  expect(limits('Activate only if you control a Swamp.')).toMatchObject({ onlyIf: { if: 'control' } });
  expect(limits('Any player may activate this ability.')).toMatchObject({ activatedBy: 'any player' });
});

test('keyword abilities with qualities, numbers, costs and names', () => {
  const keyword = (text: string) => only('keyword', text);
  expect(keyword('Protection from artifacts')).toMatchObject({ from: [], quality: { is: 'type', type: 'Artifact' } });
  expect(keyword('Hexproof from black')).toMatchObject({ from: { is: 'color', color: 'B' } });
  expect(keyword('Suspend 4—{R}')).toMatchObject({ count: 4, cost: [{ cost: 'mana', mana: ['R'] }] });
  expect(keyword('Affinity for artifacts')).toMatchObject({ what: { is: 'type', type: 'Artifact' } });
  expect(keyword('Basic landcycling {1}')).toMatchObject({ keyword: 'typecycling' });
  expect(keyword('Partner with Odd Friend, the Other')).toMatchObject({ name: 'Odd Friend, the Other' });
  expect(keyword('Craft with two creatures {4}')).toMatchObject({ count: 2, materials: creature });
});

describe('static abilities', () => {
  const land = speaking(['Land']);
  const effects = (text: string, textSource?: AnyTextSource) => only('static', text, textSource).effects;

  test('how it enters', () => {
    expect(effects('As this creature enters, choose a color.')).toMatchObject([
      { replacement: { instead: { enters: 'with choice', choice: { choose: 'color' } } } },
    ]);
    expect(effects('This land enters tapped. As it enters, choose a color.', land)).toHaveLength(2);
    expect(effects('This land enters tapped with two charge counters on it.', land)).toHaveLength(2);
    expect(effects('This creature enters with a +1/+1 counter on it for each land you control.')).toMatchObject([
      { replacement: { instead: { counter: '+1/+1', count: { amount: 'count' } } } },
    ]);
    expect(effects('Each other creature you control enters with a +1/+1 counter on it.')).toMatchObject([
      { replacement: { each: true, what: { is: 'all', of: [{ is: 'other' }, creature, controlled] } } },
    ]);
    expect(effects('You may have this creature enter as a copy of any creature on the battlefield.')).toMatchObject([
      { replacement: { instead: { enters: 'as a copy', of: creature } } },
    ]);
  });

  test('what players can’t do, have and skip', () => {
    expect(effects("Your opponents can't cast creature spells.")).toMatchObject([
      { what: 'cast spells', filter: creature },
    ]);
    expect(effects('Your maximum hand size is reduced by two.')).toMatchObject([{ change: 'add', count: -2 }]);
    expect(effects('You have hexproof.')).toMatchObject([{ static: 'players have' }]);
    expect(effects('Skip your draw step.')).toMatchObject([{ static: 'skip', what: 'draw' }]);
  });

  test('casting and its costs', () => {
    expect(effects('This spell costs {2} less to cast if you control a creature.')).toMatchObject([
      { static: 'own cost reduction', generic: { amount: 'either', then: 2, otherwise: 0 } },
    ]);
    expect(effects('Cast this spell only during combat.')).toMatchObject([{ static: 'cast this only' }]);
    expect(effects("You may discard a card rather than pay this spell's mana cost.")).toMatchObject([
      { static: 'alternative cost', spells: { is: 'this' } },
    ]);
    expect(effects('You may play lands from your graveyard.')).toMatchObject([
      { static: 'may play', from: 'graveyard' },
    ]);
  });

  test('what would happen', () => {
    expect(effects('Prevent all combat damage that would be dealt to this creature by red creatures.')).toMatchObject([
      { replacement: { combat: true, to: { is: 'this' }, instead: { do: 'prevent all' } } },
    ]);
    expect(effects('If this creature would die, exile it instead.')).toMatchObject([
      { replacement: { would: 'die', what: { is: 'this' }, instead: { do: 'exile' } } },
    ]);
  });

  test('“all creatures”, “during your turn”', () => {
    expect(effects('All creatures get -1/-1.')).toMatchObject([{ affects: { objects: 'each', all: true } }]);
    expect(only('static', 'During your turn, this creature has first strike.')).toMatchObject({
      condition: { if: 'your turn' },
      leads: true,
    });
  });
});
