import { snapshotOf, stateFrom } from '@stacktrail/game-state';
import { describe, expect, test } from '@jest/globals';
import { validateCard, type CardDefinition, type Effect } from '@stacktrail/card-tree';
import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';
import { showRulesText } from '@stacktrail/oracle-text';
import {
  player,
  select,
  bear,
  forest,
  doing,
  resolves,
  cardTroubleOf,
  plainState,
  alice,
  bob,
  position,
  type Position,
  newGame,
  factsOf,
  Table,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';
import { anteFaults, LiveGame } from '../../src/index.js';

const me = { players: 'you' } as const;

/** A game of that many players that has been started, up to the first decision on a hand. */
function begun(ante: boolean, seats = 2) {
  const decks = Array.from({ length: seats }, (_, i) => Array.from({ length: 20 }, () => (i === 1 ? bear : forest)));
  const plain = newGame(decks, 'ante');
  const nonces = Array.from({ length: seats }, () => plain.nonces[0]!);
  const { live, catalog, events } = LiveGame.start({ ...plain, nonces, chooser: alice, ante });
  const facts: AnyGameEvent[] = [...events];
  const add = (result: ReturnType<LiveGame['concede']>): void => {
    if (!result.accepted) throw new Error(result.message);
    facts.push(...result.events);
  };
  add(live.answer(live.pending!.id, select(player(alice))));
  return { live, catalog, facts, concede: (who: PlayerId) => add(live.concede(who)) };
}

describe('CR 407.1, 407.2: playing for ante', () => {
  test('CR 407.2: each player puts a random card of their deck into the ante zone before anyone draws', () => {
    const { live, catalog, facts } = begun(true);
    const { state } = live;
    expect(state.ante!.map((id) => state.objects.get(id)!.owner)).toEqual([alice, bob]);
    expect(state.players.map(({ library, hand }) => [library.length, hand.length])).toEqual([
      [12, 7],
      [12, 7],
    ]);
    const anted = factsOf(facts, 'ObjectMoved').filter(({ data }) => data.to === 'ante');
    const drawn = factsOf(facts, 'ObjectMoved').filter(({ data }) => data.manner === 'draw');
    expect(anted.map(({ rule }) => rule)).toEqual(['407.2', '407.2']);
    expect(anted[1]!.revision).toBeLessThan(drawn[0]!.revision);
    expect(anted[0]!.revision).toBeGreaterThan(factsOf(facts, 'StartingPlayerChosen')[0]!.revision);
    expect(factsOf(facts, 'ChosenAtRandom').map(({ data }) => data.among.length)).toEqual([20, 20]);
    expect(cardTroubleOf(state)).toEqual([]);
    expect(plainState(foldInPlay(catalog, facts).state)).toBe(plainState(state));
  });

  test('CR 407.2: any player may examine the cards in the ante zone', () => {
    const { live } = begun(true);
    for (const viewer of [{ seat: alice }, { seat: bob }, 'spectator'] as const) {
      expect(boardView(live.state, viewer).ante!.map((card) => ('name' in card ? card.name : null))).toEqual([
        'Forest',
        'Bear',
      ]);
    }
  });

  test('CR 407.2: at the end of the game the winner becomes the owner of all cards in the ante zone', () => {
    const { live, catalog, facts, concede } = begun(true);
    concede(alice);
    const { state } = live;
    expect(state.outcome?.winner).toBe(bob);
    expect(state.ante!.map((id) => state.objects.get(id)!.owner)).toEqual([bob, bob]);
    expect(factsOf(facts, 'AnteWon').map(({ data, rule }) => [data.player, data.objects, rule])).toEqual([
      [bob, state.ante, '407.2'],
    ]);
    expect(plainState(foldInPlay(catalog, facts).state)).toBe(plainState(state));
    expect(plainState(stateFrom(snapshotOf(state), catalog))).toBe(plainState(state));
  });

  test('CR 407.1: where nobody plays for ante there is no ante zone and nothing is won', () => {
    const { live, facts, concede } = begun(false);
    concede(alice);
    expect([live.state.ante, boardView(live.state, 'judge').ante, factsOf(facts, 'AnteWon')]).toEqual([null, null, []]);
  });

  test('CR 800.4n: what a player who leaves owns in the ante zone stays there', () => {
    const { live, concede } = begun(true, 3);
    concede(bob);
    expect(live.state.outcome).toBeNull();
    expect(live.state.ante!.map((id) => live.state.objects.get(id)!.owner)).toEqual([alice, bob, 2]);
    expect([...live.state.objects.values()].filter(({ left, owner }) => !left && owner === bob)).toHaveLength(1);
    concede(alice);
    expect(live.state.ante!.map((id) => live.state.objects.get(id)!.owner)).toEqual([2, 2, 2]);
  });
});

describe('CR 407.3: cards for games that are played for ante', () => {
  const card: CardDefinition = { ...bear, faces: [{ ...bear.faces[0], onlyForAnte: true }] };

  test('CR 407.3: where nobody plays for ante no deck may have them', () => {
    expect(validateCard(card)).toBe(card);
    expect(anteFaults([forest, card, card]).map(({ rule }) => rule)).toEqual(['407.3']);
    expect(anteFaults([forest, bear])).toEqual([]);
    expect(showRulesText(card.faces[0])).toMatch(/^Remove Bear from your deck before playing/);
  });
});

describe('CR 407.4: to ante an object', () => {
  function scene(effect: Effect, set: (p: Position) => void, ante = true) {
    const p = position((state) => {
      state.ante = ante ? [] : null;
    });
    set(p);
    const card = p.hand(alice, doing(effect));
    const table = new Table(p);
    resolves(table, card);
    return table;
  }
  const top: Effect = { do: 'ante', who: me, what: { objects: 'top of library', of: me, count: 1 } };
  const creatures: Effect = {
    do: 'ante',
    who: me,
    what: { objects: 'each', filter: { is: 'type', type: 'Creature' } },
  };

  test('CR 407.4: it is put into the ante zone from whichever zone it is in', () => {
    const table = scene(top, (p) => void p.library(alice, forest));
    const [id] = table.state.ante!;
    expect([table.state.ante!.length, table.state.objects.get(id!)!.knownTo]).toEqual([1, 3]);
    expect(table.state.players[alice]!.library).toEqual([]);
    expect(cardTroubleOf(table.state)).toEqual([]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 407.4: only its owner can ante an object', () => {
    const table = scene(creatures, (p) => {
      p.battlefield(alice, bear);
      p.battlefield(bob, bear);
    });
    expect(table.state.ante!.map((id) => table.state.objects.get(id)!.owner)).toEqual([alice]);
    expect(table.state.battlefield.map((id) => table.state.objects.get(id)!.owner)).toEqual([bob]);
  });

  test('CR 407.4: nothing is anted where nobody plays for ante', () => {
    const table = scene(top, (p) => void p.library(alice, forest), false);
    expect([table.state.ante, table.state.players[alice]!.library.length]).toEqual([null, 1]);
  });
});
