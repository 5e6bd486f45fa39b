import { describe, expect, test } from '@jest/globals';
import {
  creatures,
  eachOpponent,
  eachPlayer,
  eachWho,
  mode,
  target,
  targetPlayer,
  thatPlayer,
  you as controller,
  type Effect,
  type Players,
} from '@stacktrail/card-tree';
import { plainContext } from '@stacktrail/characteristics';
import { GameIsOver, isProhibited, playersMeant } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { player, choose, opponent, Scene, you, type Seat, bear } from '@stacktrail/test-kit';

const third = 2 as PlayerId;
const [none, withBear]: readonly [Seat, Seat] = [{}, { battlefield: [bear] }];

/** How the game ended with a text; `null` if it goes on. */
function outcomeOf(scene: Scene): unknown {
  try {
    scene.follow();
  } catch (error) {
    if (!(error instanceof GameIsOver)) throw error;
  }
  return scene.game.state.outcome;
}

describe('players together', () => {
  test('CR 101.4: what is said of you and another player is done for both, the active player first', () => {
    const both: Players = { players: 'together', of: [targetPlayer(), controller] };
    const scene = new Scene(mode({ do: 'lose life', who: both, amount: 2 }), none, none, none);
    scene.follow({ targets: [[player(opponent)]] });
    expect(scene.game.state.players.map(({ life }) => life)).toEqual([18, 18, 20]);
    const context = { ...plainContext(you, scene.spell), targets: [[player(opponent)]] };
    expect(playersMeant(scene.game.state, both, context)).toEqual([you, opponent]);
  });
});

describe('win the game', () => {
  const win = (who: Players): Effect => ({ do: 'win the game', who });

  test('CR 104.2b: an effect may state that a player wins the game', () => {
    const scene = new Scene(mode(win(controller)), none, none, none);
    expect(outcomeOf(scene)).toEqual({ winner: you, winners: [you] });
    expect(scene.game.batch.at(-1)).toMatchObject({ type: 'GameEnded', rule: '104.2b' });
  });

  test('CR 101.2: a player who can’t win the game doesn’t', () => {
    const ban: Effect = { do: 'prohibit', who: controller, what: 'win the game', until: 'this turn' };
    expect(outcomeOf(new Scene(mode(ban, win(controller)), none, none))).toBeNull();
  });
});

describe('lose the game', () => {
  const lose = (who: Players): Effect => ({ do: 'lose the game', who });

  test('CR 104.3e: an effect may state that a player loses the game; in a game of more it goes on', () => {
    const scene = new Scene(mode(lose(targetPlayer())), none, withBear, none);
    const { facts } = scene.follow({ targets: [[player(opponent)]] });
    expect(facts.map(({ rule, type }) => `${rule} ${type}`)).toEqual(['104.3e PlayerLost', '800.4a PlayerLeft']);
    expect(scene.ids('Bear')).toEqual([]);
  });

  test('CR 104.4a: if all players lose at the same time, the game is a draw', () => {
    expect(outcomeOf(new Scene(mode(lose(eachPlayer)), none, none, none))).toEqual({ winner: null, winners: [] });
  });

  test('CR 101.2: a player who can’t lose the game doesn’t', () => {
    const ban: Effect = { do: 'prohibit', who: eachOpponent, what: 'lose the game', until: 'this turn' };
    expect(outcomeOf(new Scene(mode(ban, lose(eachOpponent)), none, none))).toBeNull();
  });
});

describe('draw the game', () => {
  test('CR 104.4c: an effect may state that the game is a draw', () => {
    const draw: Effect = { do: 'draw the game' };
    expect(outcomeOf(new Scene(mode(draw), none, none))).toEqual({ winner: null, winners: [] });
  });
});

describe('choose players', () => {
  const chosen: Players = { players: 'noted', label: 'one' };
  const loses: Effect = { do: 'lose life', who: chosen, amount: 3 };

  test('CR 608.2d: the player chooses one of several players, whom later text names', () => {
    const pick: Effect = { do: 'choose players', who: controller, from: eachOpponent, min: 1, max: 1, label: 'one' };
    const scene = new Scene(mode(pick, loses), none, none, none);
    const { questions } = scene.follow({}, choose(player(third)));
    expect(questions).toMatchObject([{ kind: 'choose player', player: you, candidates: [{ id: 1 }, { id: 2 }] }]);
    expect([scene.life(opponent), scene.life(third)]).toEqual([20, 17]);
  });

  test('CR 608.2d: nothing is asked where there is one', () => {
    const pick: Effect = { do: 'choose players', who: controller, from: eachOpponent, min: 1, max: 1, label: 'one' };
    const scene = new Scene(mode(pick, loses), none, none);
    expect(scene.follow().questions).toEqual([]);
    expect(scene.life(opponent)).toBe(17);
  });

  test('CR 608.2d: chance chooses, and the fact says whom and with how many random words', () => {
    const one = { min: 1, max: 1, label: 'one', atRandom: true } as const;
    const pick: Effect = { do: 'choose players', who: controller, from: eachPlayer, ...one };
    const scene = new Scene(mode(pick, loses), none, none, none);
    const { questions, facts } = scene.follow();
    expect(questions).toEqual([]);
    const [fact] = facts;
    if (fact?.type !== 'ChosenAtRandom') throw new Error('nobody was chosen');
    expect(fact.data.draws).toBeGreaterThan(0);
    expect(scene.life(fact.data.chosen[0]!.id as PlayerId)).toBe(17);
  });

  test('CR 109.5: “each player who” are those of whom the condition holds', () => {
    const holds = { if: 'control', who: thatPlayer, filter: creatures, compare: 'at least', count: 1 } as const;
    const scene = new Scene(mode(), withBear, none, withBear);
    const named = (who: Players): readonly PlayerId[] => playersMeant(scene.game.state, who, scene.context());
    expect(named(eachWho(eachPlayer, holds))).toEqual([you, third]);
    expect(named(eachWho(eachOpponent, holds))).toEqual([third]);
    expect(named({ players: 'each other player' })).toEqual([opponent, third]);
    expect(named({ players: 'player to the left of', of: controller })).toEqual([opponent]);
    expect(named({ players: 'player to the right of', of: controller })).toEqual([third]);
    expect(named({ players: 'each teammate' })).toEqual([]);
  });
});

describe('prohibit', () => {
  test('CR 101.2, 611.2c: it applies to the players whom the text named as it began', () => {
    const ban: Effect = { do: 'prohibit', who: targetPlayer(), what: 'gain life', until: 'this turn' };
    const gain: Effect = { do: 'gain life', who: eachPlayer, amount: 2 };
    const scene = new Scene(mode(target.player(), ban, gain), none, none, none);
    const { facts } = scene.follow({ targets: [[player(opponent)]] });
    expect(facts[0]).toMatchObject({ type: 'ProhibitionBegan', rule: '611.2', data: { players: [opponent] } });
    expect([you, opponent, third].map((seat) => scene.life(seat))).toEqual([22, 20, 22]);
  });

  test('CR 101.2: a filter says of what', () => {
    const ban: Effect = {
      do: 'prohibit',
      who: eachOpponent,
      what: 'sacrifice permanents',
      filter: creatures,
      until: 'this turn',
    };
    const edict: Effect = { do: 'choose and sacrifice', who: eachPlayer, filter: creatures, count: 1 };
    const scene = new Scene(mode(ban, edict), withBear, withBear);
    scene.follow();
    expect([scene.names('graveyard'), scene.names('graveyard', opponent)]).toEqual([['Bear'], []]);
  });

  test.each(['cast spells', 'play lands', 'search libraries', 'draw cards', 'activate abilities'] as const)(
    'CR 101.2: players can’t %s',
    (what) => {
      const ban: Effect = { do: 'prohibit', who: eachOpponent, what, until: 'this turn' };
      const scene = new Scene(mode(ban), none, none);
      scene.follow();
      expect([isProhibited(scene.game.state, you, what), isProhibited(scene.game.state, opponent, what)]).toEqual([
        false,
        true,
      ]);
    },
  );
});

describe('control player', () => {
  test('CR 721.1: it waits for the next turn of the player', () => {
    const control: Effect = { do: 'control player', who: targetPlayer(), during: 'next turn' };
    const scene = new Scene(mode(target.player(), control), none, none);
    scene.follow({ targets: [[player(opponent)]] });
    expect(scene.game.state.playerControls).toMatchObject([{ player: opponent, controller: you, applies: false }]);
  });

  test('CR 721.2: it can be for the rest of the turn', () => {
    const control: Effect = { do: 'control player', who: targetPlayer(), during: 'this turn' };
    const scene = new Scene(mode(target.player(), control), none, none);
    scene.follow({ targets: [[player(opponent)]] });
    expect(scene.game.state.playerControls).toMatchObject([{ player: opponent, controller: you, applies: true }]);
  });
});
