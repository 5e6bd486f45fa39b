import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  discard,
  draw,
  eachPlayer,
  enchantment,
  instant,
  mode,
  playersCannot,
  spell,
  staticAbility,
  target,
  destroy,
  you as controller,
  type Effect,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { areOpponents, opponentsOf, playersInOrder, teammatesOf } from '@stacktrail/game-state';
import {
  select,
  bear,
  forest,
  gameAt,
  run,
  choose,
  opponent,
  Scene,
  you,
  alice,
  bob,
  position,
  type Position,
  Table,
} from '@stacktrail/test-kit';
import { endFor } from '../../src/leaving/ending-the-game.js';

const carol = 2 as PlayerId;
const dave = 3 as PlayerId;

/** Four seats in two teams, opposite seats together. */
function teams(): Position {
  return position((state) => {
    state.setup = { ...state.setup!, teams: [0, 1, 0, 1] };
  }, 4);
}

describe('CR 101: the golden rules', () => {
  const explore = enchantment('An exploration', '{G}', [], staticAbility({ static: 'additional lands', count: 1 }));

  test('CR 101.2 example: an effect that says a player can’t play lands wins over one that lets them', () => {
    const p = position();
    p.battlefield(alice, explore);
    const land = p.hand(alice, forest);
    const card = p.hand(alice, instant('A ban', '', spell(playersCannot(eachPlayer, 'play lands'))));
    const table = new Table(p);
    expect(table.options(land)).toHaveLength(1);
    table.cast(card);
    table.pass(2);
    expect(table.options(land)).toEqual([]);
  });

  test('CR 101.2: a spell that can’t be cast is no option, nor a second one where one a turn is all', () => {
    const p = position();
    p.battlefield(
      bob,
      enchantment('A rule', '{W}', [], {
        kind: 'static',
        effects: [{ static: "players can't", who: 'any player', what: 'cast more than one spell a turn' }],
      }),
    );
    const free = instant('A free spell', '', spell({ do: 'gain life', who: controller, amount: 1 }));
    const [first, second] = [p.hand(alice, free), p.hand(alice, free)];
    const table = new Table(p);
    table.cast(first);
    expect(table.options(second)).toEqual([]);
  });

  test('CR 101.3: the part of an instruction that is impossible is ignored', () => {
    const scene = new Scene(mode(discard(2), draw(1)), { library: [bear] }, {});
    scene.follow();
    expect(scene.names('hand')).toEqual(['Bear']);
  });

  test('CR 101.4 example: each player chooses in APNAP order, then all creatures are sacrificed at once', () => {
    const edict: Effect = { do: 'choose and sacrifice', who: eachPlayer, filter: creatures, count: 1 };
    const other = creature('Other', '{G}', [], 1, 1);
    const scene = new Scene(mode(edict), { battlefield: [bear, other] }, { battlefield: [bear, other] });
    const [mine, theirs] = scene.ids('Other');
    const answers = [choose({ is: 'object', id: mine! }), choose({ is: 'object', id: theirs! })];
    const { questions, facts } = scene.follow({}, ...answers);
    expect(questions.map((question) => question.player)).toEqual([you, opponent]);
    const moves = facts.flatMap((fact) => (fact.type === 'ObjectMoved' ? [fact.data] : []));
    expect(moves.map(({ object, group }) => [object, group])).toEqual([
      [mine, 0],
      [theirs, 1],
    ]);
  });

  test('CR 101.4a: cards chosen in a hand stay hidden as they are chosen', () => {
    const scene = new Scene(mode(discard(1, eachPlayer)), { hand: [bear, forest] }, { hand: [bear, forest] });
    const ids = scene.ids('Bear');
    const { questions } = scene.follow(
      {},
      choose({ is: 'object', id: ids[0]! }),
      choose({ is: 'object', id: ids[1]! }),
    );
    expect(questions.map(({ player, seenBy }) => [player, seenBy])).toEqual([
      [you, 1],
      [opponent, 2],
    ]);
    expect([scene.names('graveyard'), scene.names('graveyard', opponent)]).toEqual([['Bear'], ['Bear']]);
  });

  test('CR 101.4b: a player knows the choices that were made before', () => {
    const edict: Effect = { do: 'choose and sacrifice', who: eachPlayer, filter: creatures, count: 1 };
    const p = position();
    const card = p.hand(alice, instant('An edict', '', spell(edict)));
    const mine = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    for (let i = 0; i < 2; i++) p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(card);
    table.pass(2);
    table.answer(select(mine[0]!));
    const made = table.of('DecisionMade').at(-1)!;
    expect(made.data).toMatchObject({ kind: 'choose objects', seenBy: 3 });
    expect(table.asked).toBe('choose objects 1');
  });
});

describe('CR 102: players', () => {
  test('CR 102.1: the active player is the one whose turn it is, and order begins with them', () => {
    const state = position((changed) => {
      changed.activePlayer = carol;
    }, 4).state();
    expect(playersInOrder(state)).toEqual([carol, dave, alice, bob]);
  });

  test('CR 102.2: in a two-player game the opponent is the other player', () => {
    expect(opponentsOf(position().state(), alice)).toEqual([bob]);
  });

  test('CR 102.3: between teams, opponents are the players who are not on one’s team', () => {
    const state = teams().state();
    expect([opponentsOf(state, alice), teammatesOf(state, alice)]).toEqual([[bob, dave], [carol]]);
    expect(areOpponents(state, alice, carol)).toBe(false);
  });

  test('CR 102.3: a teammate’s permanents are no opponent’s, and can’t be attacked as one', () => {
    const p = teams();
    const aimed = instant('An aimed spell', '', spell(target.opponent(), destroy(target())));
    const card = p.hand(alice, aimed);
    const table = new Table(p);
    table.cast(card);
    const { question } = table;
    if (question.form !== 'select') throw new Error('no choice');
    expect(question.candidates).toEqual([
      { is: 'player', id: bob },
      { is: 'player', id: dave },
    ]);
  });
});

describe('CR 104: ending the game between teams', () => {
  const lost = (table: Table): unknown => table.state.outcome;

  test('CR 104.2c: the team that is left wins, those who had lost before too', () => {
    const table = new Table(teams());
    for (const seat of [carol, bob]) table.live.concede(seat);
    expect(lost(table)).toBeNull();
    table.live.concede(dave);
    expect(lost(table)).toEqual({ winner: alice, winners: [alice, carol] });
  });

  test('CR 104.3g: a team has lost once all its players have', () => {
    const table = new Table(teams());
    table.live.concede(alice);
    expect(lost(table)).toBeNull();
    table.live.concede(carol);
    expect(table.state.outcome?.winners).toEqual([bob, dave]);
  });

  test('CR 104.4d: the game is a draw if all remaining teams lose at the same time', () => {
    const p = teams();
    const card = p.hand(alice, instant('An end', '', spell({ do: 'lose the game', who: eachPlayer })));
    const table = new Table(p);
    table.cast(card);
    table.pass(4);
    expect(table.state.outcome).toEqual({ winner: null, winners: [] });
    expect(table.of('GameEnded')).toMatchObject([{ rule: '104.4d' }]);
  });

  test('CR 104.2a: it overrides what would keep the player from winning', () => {
    const p = position();
    p.battlefield(
      bob,
      enchantment('A ban', '{W}', [], {
        kind: 'static',
        effects: [{ static: "players can't", who: 'any player', what: 'win the game' }],
      }),
    );
    const table = new Table(p);
    table.live.concede(bob);
    expect(table.state.outcome?.winner).toBe(alice);
  });

  test('CR 104.3b, 101.2: at no life, a player who can’t lose the game stays in it, and loses once they can', () => {
    const p = position((state) => {
      state.players = state.players.map((seat) => Object.assign(seat, seat.id === bob ? { life: 0 } : {}));
    });
    const guard = p.battlefield(
      bob,
      creature('A guardian', '{W}', [], 4, 4, {
        kind: 'static',
        effects: [{ static: "players can't", who: 'you', what: 'lose the game' }],
      }),
    );
    const card = p.hand(alice, instant('An aimed spell', '', spell(target.creature(), destroy(target()))));
    const table = new Table(p);
    expect(table.state.outcome).toBeNull();
    table.cast(card);
    table.pass(2);
    expect(table.zoneOf(guard)).toBe('graveyard');
    expect(table.state.outcome?.winner).toBe(alice);
  });

  test('CR 104.3f: a player who would win and lose at the same time loses', () => {
    const game = gameAt(position(undefined, 3));
    const both = { player: alice, rule: '104.3f', causes: [] };
    const { facts } = run(game, endFor(game, { wins: [both], losses: [both] }));
    expect(facts.map(({ type }) => type)).toEqual(['PlayerLost', 'PlayerLeft']);
    expect(game.state.outcome).toBeNull();
  });
});
