import { snapshotOf, stateFrom } from '@stacktrail/game-state';
import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creatures,
  gainLife,
  triggered,
  type Ability,
  type CardDefinition,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { foldInPlay } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import {
  pick,
  bear,
  forest,
  doing,
  resolves,
  watching,
  brokenInvariants,
  cardTroubleOf,
  plainState,
  alice,
  bob,
  position,
  size,
  type Position,
  newGame,
  factsOf,
  Table,
  intoDeck,
  ongoing,
  plane,
  scheme,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';
import { LiveGame, schemeFaults, strayVariantCards } from '../../src/index.js';
import { schemesThatAreOver } from '../../src/mechanics/variants/schemes.js';

const inMotion: TriggerEvent = { on: 'keyword action', action: 'set in motion', who: 'you', what: { is: 'this' } };
const greed = scheme('Greed', triggered(inMotion, gainLife(3)));
const wrath = scheme('Wrath', triggered(inMotion, gainLife(7)));
const dread: Ability = {
  kind: 'static',
  effects: [
    {
      static: 'continuous',
      affects: { objects: 'each', filter: { is: 'all', of: [creatures, { is: 'controlled by', who: 'you' }] } },
      changes: [{ change: 'modify power and toughness', power: 2, toughness: 2 }],
    },
  ],
};
const abandon: Effect = { do: 'abandon', what: { objects: 'this' } };
const reign = ongoing('Reign', dread, triggered({ on: 'beginning of step', step: 'end', whose: 'you' }, abandon));

interface Scene {
  readonly deck: readonly ObjectId[];
  readonly table: Table;
}

/** Alice, the archenemy, in her upkeep with that scheme deck, from the top. */
function scene(cards: readonly CardDefinition[], set: (p: Position) => void = () => undefined): Scene {
  const deck: ObjectId[] = [];
  const p = position((state) => {
    state.archenemies = [{ player: alice, life: 40 }];
    intoDeck(state, alice, 'schemes', deck);
    state.step = 'upkeep';
  });
  for (const card of cards) deck.push(p.command(alice, card));
  for (const seat of [alice, bob]) for (let i = 0; i < 9; i++) p.library(seat, forest);
  set(p);
  return { deck, table: new Table(p) };
}

function upNames({ state }: Table): readonly string[] {
  return state.command.map((id) => state.objects.get(id)!.printed.name);
}

describe('CR 904.9, 703.4e: setting schemes in motion', () => {
  test('CR 703.4e: as the archenemy’s precombat main phase begins, the top card of the scheme deck is set in motion', () => {
    const { deck, table } = scene([greed, wrath], (p) => {
      p.battlefield(
        alice,
        watching('Watch', triggered({ on: 'keyword action', action: 'set in motion', who: 'you' }, gainLife(1))),
      );
    });
    table.passUntil('precombat main');
    expect(upNames(table)).toEqual(['Greed']);
    expect(table.of('SupplementaryCardTurnedUp').map(({ rule, data }) => [rule, data.object])).toEqual([
      ['701.32b', deck[0]],
    ]);
    expect(table.state.waiting.map(({ source }) => table.object(source).printed.name)).toEqual(['Watch', 'Greed']);
    expect(boardView(table.state, { seat: bob }).seats[0]!.schemes).toBe(1);
    expect(boardView(table.state, 'spectator').archenemies).toEqual([alice]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 314.6, 704.6e: once no ability of a scheme is on the stack it goes to the bottom of the deck', () => {
    const { table } = scene([greed, wrath]);
    table.passUntil('precombat main');
    expect([table.stack, upNames(table)]).toEqual([['ability of Greed'], ['Greed']]);
    table.passAll();
    expect([table.life(alice), upNames(table)]).toEqual([23, []]);
    const { schemes } = table.state.players[alice]!;
    expect(schemes.map((id) => table.object(id).printed.name)).toEqual(['Wrath', 'Greed']);
    expect(table.of('SupplementaryCardTurnedDown').map(({ rule }) => rule)).toEqual(['704.6e']);
    expect([cardTroubleOf(table.state), brokenInvariants(table.state)]).toEqual([[], []]);
    expect(plainState(stateFrom(snapshotOf(table.state), table.state.catalog))).toBe(plainState(table.state));
  });

  test('CR 704.6e: an activated ability of a scheme doesn’t keep one face up', () => {
    const { table } = scene([greed], (p) => {
      p.command(alice, ongoing('Engine', activated([cost.mana('{0}')], gainLife(1))));
    });
    table.passUntil('precombat main');
    const engine = table.state.command.find((id) => table.object(id).printed.name === 'Engine')!;
    table.activate(engine);
    expect(table.stack).toEqual(['ability of Greed', 'ability of Engine']);
    const [below, above] = table.state.stack;
    const greedIsOver = (...stack: readonly ObjectId[]): boolean =>
      schemesThatAreOver({ ...table.state, stack }).length > 0;
    expect([greedIsOver(below!, above!), greedIsOver(below!), greedIsOver(above!)]).toEqual([false, false, true]);
  });

  test('CR 703.4e: not in the precombat main phases of other players', () => {
    const { table } = scene([greed, wrath]);
    for (let turn = 0; turn < 2; turn++) {
      table.passUntil('precombat main');
      while (table.stack.length > 0) table.passAll();
      table.passUntil('upkeep');
    }
    expect(table.of('SupplementaryCardTurnedUp').length).toBe(1);
  });
});

describe('CR 904.11, 701.33: ongoing schemes', () => {
  test('CR 904.8, 701.33b: one stays face up, with its static abilities, until it is abandoned', () => {
    const { table } = scene([reign, greed], (p) => void p.battlefield(alice, bear));
    table.passUntil('precombat main');
    const [creature] = table.state.battlefield;
    expect([upNames(table), size(table.state, creature!)]).toEqual([['Reign'], '4/4']);
    table.passUntil('declare attackers');
    table.answer({ form: 'attack', attacks: [] });
    table.passUntil('end');
    expect([table.stack, upNames(table)]).toEqual([['ability of Reign'], ['Reign']]);
    table.passAll();
    expect([upNames(table), size(table.state, creature!)]).toEqual([[], '2/2']);
    expect(table.of('SupplementaryCardTurnedDown').map(({ rule }) => rule)).toEqual(['701.33b']);
    expect(table.of('KeywordActionTaken').map(({ data }) => data.action)).toEqual(['set in motion', 'abandon']);
  });

  test('CR 701.33a: a scheme that isn’t ongoing can’t be abandoned', () => {
    const { table } = scene([scheme('Whim', triggered(inMotion, abandon, gainLife(1)))]);
    table.passUntil('precombat main');
    table.passAll();
    expect(table.of('SupplementaryCardTurnedDown').map(({ rule }) => rule)).toEqual(['704.6e']);
    expect(table.of('KeywordActionTaken').map(({ data }) => data.action)).toEqual(['set in motion']);
  });

  test('CR 701.32a, 701.32b: a face-up scheme can be set in motion again, by the archenemy alone', () => {
    const again: Effect = {
      do: 'set in motion',
      what: { objects: 'each', filter: { is: 'anything' }, zone: 'command' },
    };
    for (const [player, life] of [
      [alice, 25],
      [bob, 20],
    ] as const) {
      const p: Position = position((state) => {
        state.archenemies = [{ player: alice, life: 40 }];
        state.activePlayer = player;
        state.priority = player;
        intoDeck(state, alice, 'schemes', [below]);
      });
      const below = p.command(alice, greed);
      p.command(alice, ongoing('Toll', triggered(inMotion, gainLife(5))));
      const card = p.hand(player, doing(again));
      const table = new Table(p);
      resolves(table, card);
      if (table.stack.length > 0) table.passAll();
      expect([table.life(alice), table.of('SupplementaryCardTurnedUp')]).toEqual([life, []]);
    }
  });

  test('CR 701.32c: several schemes are set in motion one at a time', () => {
    const all: Effect = {
      do: 'set in motion',
      what: { objects: 'each', filter: { is: 'anything' }, zone: 'command' },
    };
    const p = position((state) => (state.archenemies = [{ player: alice, life: 40 }]));
    for (const name of ['First', 'Second', 'Third']) p.command(alice, ongoing(name));
    const each = triggered({ on: 'keyword action', action: 'set in motion', who: 'you' }, gainLife(1));
    p.battlefield(alice, watching('Watch', each));
    const card = p.hand(alice, doing(all));
    const table = new Table(p);
    resolves(table, card);
    const set = table.of('KeywordActionTaken');
    expect(set.map(({ data }) => [data.action, table.object(data.object).printed.name])).toEqual([
      ['set in motion', 'First'],
      ['set in motion', 'Second'],
      ['set in motion', 'Third'],
    ]);
    expect(table.of('AbilityTriggered').map(({ causes }) => causes)).toEqual(set.map(({ revision }) => [revision]));
  });
});

describe('CR 904.2–904.6: an Archenemy game', () => {
  const deck = Array.from({ length: 20 }, (_, i) => scheme(`Scheme ${i % 10}`));

  function begun(schemers: readonly number[], seats = 3) {
    const plain = newGame(
      Array.from({ length: seats }, () => Array.from({ length: 20 }, () => bear)),
      'schemes',
    );
    return LiveGame.start({
      ...plain,
      nonces: Array.from({ length: seats }, () => plain.nonces[0]!),
      teams: Array.from({ length: seats }, (_, seat) => (schemers.length > 1 ? seat : schemers.includes(seat) ? 0 : 1)),
      seats: plain.seats.map((seat, i) => ({ ...seat, schemes: schemers.includes(i) ? deck : [] })),
    });
  }

  test('CR 904.5, 904.6, 103.1b: the archenemy has 40 life and takes the first turn', () => {
    const { live, catalog, events } = begun([1]);
    const { state } = live;
    expect(state.players.map(({ life, schemes }) => [life, schemes.length])).toEqual([
      [20, 0],
      [40, 20],
      [20, 0],
    ]);
    expect([state.startingPlayer, factsOf(events, 'StartingPlayerChosen')[0]!.rule]).toEqual([1, '103.1b']);
    expect(live.pending!.question.kind).toBe('mulligan');
    expect(plainState(foldInPlay(catalog, events).state)).toBe(plainState(state));
    expect(cardTroubleOf(state)).toEqual([]);
  });

  test('CR 904.12: where each has a scheme deck chance finds who begins, and each is an archenemy', () => {
    const { live, events } = begun([0, 1, 2]);
    expect(live.state.players.map(({ life }) => life)).toEqual([40, 40, 40]);
    expect([live.pending!.question.kind, factsOf(events, 'RandomPlayerChosen').length]).toEqual([
      'choose starting player',
      1,
    ]);
  });

  test('CR 725.1, 904.5: a restarted game is an Archenemy game again', () => {
    const { table } = scene([greed, wrath], (p) => void p.hand(alice, doing({ do: 'restart the game' })));
    const card = table.state.players[alice]!.hand[0]!;
    table.passUntil('precombat main');
    table.passAll();
    resolves(table, card);
    while (table.question.kind === 'mulligan') table.answer(pick('keep'));
    const { players, archenemies } = table.state;
    expect([players[alice]!.life, players[alice]!.schemes.length, archenemies]).toEqual([
      40,
      2,
      [{ player: alice, life: 40 }],
    ]);
    expect(factsOf(table.facts, 'SupplementaryDeckShuffled').map(({ data }) => data.deck)).toEqual(['schemes']);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 904.3: what is wrong with a scheme deck', () => {
    const rules = (cards: readonly CardDefinition[]): readonly string[] => schemeFaults(cards).map(({ rule }) => rule);
    expect(rules(deck)).toEqual([]);
    expect(rules(deck.slice(1))).toEqual(['904.3']);
    expect(rules([...deck, deck[0]!])).toEqual(['904.3']);
    expect(rules([...deck, plane('Shore')])).toEqual(['904.3']);
    expect(strayVariantCards([bear, greed]).map(({ rule }) => rule)).toEqual(['904.3']);
    expect(strayVariantCards([bear, bear])).toEqual([]);
  });
});
