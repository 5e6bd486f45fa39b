import { describe, expect, test } from '@jest/globals';
import { DeckUnreadable, Game, MoveRefused, playOut, readDeck, type Player } from '@stacktrail/simulator';
import { lists } from './decks.js';

const decks = lists.map(readDeck);

function start(seed: string): Game {
  return Game.start({ seats: decks.map((deck, seat) => ({ name: `Player ${seat + 1}`, deck })), seed });
}

/** Takes one of the options, by the place that a number names; so each number plays another game. */
function choosing(number: number): Player {
  let next = number;
  return ({ options, send }) => {
    next = (next * 48_271) % 2_147_483_647;
    const { answer, ahead } = options[next % options.length] ?? {};
    return answer === null || answer === undefined ? send.body : { answer, ...(ahead === undefined ? {} : { ahead }) };
  };
}

const players = [choosing(5), choosing(6)];

describe('a game in memory', () => {
  test('is played to its end by programs that know options alone, and ends as its events say', () => {
    const game = start('whole');
    const answers = playOut(game, players);
    expect(answers).toBeGreaterThan(50);
    expect(game.decider).toBeNull();
    expect(game.decision()).toBeNull();
    const ended = game.events.find(({ type }) => type === 'GameEnded');
    expect(ended?.data).toMatchObject({ winner: game.outcome?.winner });
  });

  test('with the same seed and answers is the same game', () => {
    const [one, other] = [start('same'), start('same')];
    for (const game of [one, other]) playOut(game, [choosing(1), choosing(2)], 60);
    expect(other.events).toEqual(one.events);
    const third = start('other');
    playOut(third, [choosing(1), choosing(2)], 60);
    expect(third.events).not.toEqual(one.events);
  });

  test('hides from a seat what it may not see, and the options of another seat’s decision', () => {
    const game = start('hidden');
    const decider = game.decider ?? -1;
    expect(game.decision()).toMatchObject({ hidden: false });
    expect(game.decision({ seat: 1 - decider })).toMatchObject({ hidden: true });
    const [own, others] = game.board({ seat: 0 }).seats;
    expect(own?.hand.cards.every((card) => 'name' in card)).toBe(true);
    expect(others?.hand.cards.every((card) => 'hidden' in card)).toBe(true);
  });

  test('refuses an answer that is no option with its rule, and nothing has changed', () => {
    const game = start('refused');
    const [before, { id }] = [game.events.length, game.decision() ?? { id: -1 }];
    expect(game.answer(id, { form: 'number', value: 7 })).toMatchObject({ accepted: false, rule: expect.any(String) });
    expect(game.answer(id + 1, { form: 'pick', keys: ['keep'] })).toMatchObject({ accepted: false, stale: true });
    expect(game.events).toHaveLength(before);
    const stubborn: Player = () => ({ answer: { form: 'number', value: 7 } });
    expect(() => playOut(game, [stubborn, stubborn])).toThrow(MoveRefused);
  });

  test('CR 104.3a: ends when a seat concedes', () => {
    const game = start('conceded');
    expect(game.concede(0)).toMatchObject({ accepted: true });
    expect(game.outcome).toEqual({ winner: 1 });
  });

  test('names each line of a deck list that can’t be read or played', () => {
    const list = '4 Forest\n1 Zzyxx the Unheard\nfour of something';
    expect(() => readDeck(list)).toThrow(DeckUnreadable);
    try {
      readDeck(list);
    } catch (error) {
      expect((error as DeckUnreadable).errors.map(({ line }) => line)).toEqual([2, 3]);
    }
  });
});

describe('another line of play', () => {
  test('goes on as the game does where it is answered the same, and leaves the game alone', () => {
    for (const after of [0, 1, 7, 23, 40, 71]) {
      const game = start('forked');
      playOut(game, [choosing(3), choosing(4)], after);
      const before = game.events.slice();
      const fork = game.fork();
      playOut(fork, [choosing(8), choosing(9)], 30);
      expect(game.events).toEqual(before);
      playOut(game, [choosing(8), choosing(9)], 30);
      expect(fork.events).toEqual(game.events);
      expect(fork.board('judge')).toEqual(game.board('judge'));
    }
  });

  test('parts from any revision at which the game waited, and from no other', () => {
    const game = start('earlier');
    playOut(game, [choosing(3), choosing(4)], 80);
    const waits = game.events.filter(({ type }) => type === 'DecisionAsked').map(({ revision }) => revision);
    for (const at of waits.filter((_, i) => i % 9 === 0)) {
      const fork = game.fork(at);
      expect(fork.events).toEqual(game.events.slice(0, at + 1));
      expect(fork.decision('judge')?.id).toBe(at);
      playOut(fork, [choosing(1), choosing(1)], 5);
    }
    const between = game.events.findIndex(({ type }) => type === 'DecisionMade');
    expect(() => game.fork(between)).toThrow(`did not wait for a decision at revision ${between}; it did before at`);
    expect(() => game.fork(999_999)).toThrow('the game has no revision 999999');
  });

  test('of a line of play parts as the first one does', () => {
    const game = start('twice');
    playOut(game, [choosing(3), choosing(4)], 20);
    const twice = game.fork().fork();
    playOut(twice, [choosing(5), choosing(6)], 20);
    const thrice = twice.fork();
    playOut(game, [choosing(5), choosing(6)], 20);
    expect(thrice.events).toEqual(game.events);
  });
});

describe('a game as its events tell it', () => {
  test('has the board of every revision, the last one as the game in play has it', () => {
    const game = start('folded');
    const boards = new Map<number, unknown>();
    for (let i = 0; i < 60; i++) {
      playOut(game, [choosing(2 * i + 1), choosing(2 * i + 2)], 1);
      boards.set(game.events.length - 1, game.board('judge'));
    }
    const folded = game.fold();
    expect(folded.revision).toBe(game.events.length - 1);
    for (const [revision, board] of boards) expect(folded.board(revision, 'judge')).toEqual(board);
    expect(() => folded.board(folded.revision + 1, 'judge')).toThrow(RangeError);
  });

  test('says what happened, to each viewer as far as they may know it', () => {
    const game = start('told');
    playOut(game, [choosing(3), choosing(4)], 10);
    const folded = game.fold();
    const drawn = game.events.findIndex(({ type }) => type === 'ObjectMoved');
    expect(folded.sentence(drawn, 'judge')).toMatch(/\.$/);
    expect(folded.sentence(drawn, 'spectator')).toMatch(/\.$/);
  });
});
