import { describe, expect, test } from '@jest/globals';
import { land } from '@stacktrail/card-tree';
import type { AnyGameEvent, Answer, PlayerId } from '@stacktrail/game-events';
import { RandomWordSequence } from '@stacktrail/kernel';
import { newGame, secretsOf, factsOf, alice, bob, pick, player, select, story } from '@stacktrail/test-kit';
import { LiveGame } from '../../src/index.js';

const deck = Array.from({ length: 30 }, (_, i) => land(`Land ${i}`, []));
const third = 2 as PlayerId;

/** A game that has just been started, answered one question at a time. */
function begin(seats = 2, seed = 'start') {
  const options = newGame(
    Array.from({ length: seats }, () => deck),
    seed,
  );
  const nonces = Array.from({ length: seats }, (_, i) => new Uint8Array([i]));
  const { live, events } = LiveGame.start({ ...options, nonces });
  const facts: AnyGameEvent[] = events.slice();
  const answer = (...answers: readonly Answer[]): void => {
    for (const each of answers) {
      const result = live.answer(live.pending!.id, each);
      if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
      facts.push(...result.events);
    }
  };
  const asked = (): string => `${live.pending!.question.kind} ${live.pending!.player}`;
  const hand = (seat: PlayerId): number => live.state.players[seat]!.hand.length;
  return { live, facts, answer, asked, hand };
}

const keep = pick('keep');
const mulligan = pick('mulligan');

describe('CR 103.1: who starts', () => {
  test('a player found at random chooses, and says who', () => {
    const { live, facts, answer, asked } = begin();
    const chooser = factsOf(facts, 'RandomPlayerChosen')[0]!;
    const { seed } = secretsOf('start');
    const random = RandomWordSequence.create(seed, [new Uint8Array([0]), new Uint8Array([1])]);
    expect(chooser.data.player).toBe(random.below(2, 0).value);
    expect(asked()).toBe(`choose starting player ${chooser.data.player}`);
    answer(select(player(bob)));
    expect(factsOf(facts, 'StartingPlayerChosen').map(({ rule, data }) => [rule, data.player])).toEqual([
      ['103.1', bob],
    ]);
    expect(live.state.startingPlayer).toBe(bob);
  });

  test('over many games it is either player', () => {
    const first = Array.from(
      { length: 12 },
      (_, i) => factsOf(begin(2, `${i}`).facts, 'RandomPlayerChosen')[0]?.data.player,
    );
    expect(new Set(first)).toEqual(new Set([alice, bob]));
  });
});

describe('CR 103.3: shuffling', () => {
  test('each player’s library is put in a random order after that, and nobody knows it', () => {
    const { live, facts, answer } = begin();
    answer(select(player(bob)));
    const shuffles = factsOf(facts, 'LibraryShuffled');
    expect(shuffles.map(({ rule, data }) => [rule, data.player, data.count, data.seenBy])).toEqual([
      ['103.3', bob, 30, 0],
      ['103.3', alice, 30, 0],
    ]);
    for (const { data } of shuffles) {
      const cards = data.order.map((card) => card - 30 * data.player);
      expect(cards.slice().sort((a, b) => a - b)).toEqual(deck.map((_, i) => i));
      expect(cards).not.toEqual(deck.map((_, i) => i));
    }
    const known = live.state.players[alice]!.library.map((id) => live.state.objects.get(id)!.knownTo);
    expect(new Set(known)).toEqual(new Set([0]));
  });
});

describe('CR 103.4, 103.5: life and opening hands', () => {
  test('each player has 20 life and draws seven cards, which only they see', () => {
    const { live, facts, answer, asked, hand } = begin();
    answer(select(player(bob)));
    expect(live.state.players.map(({ life }) => life)).toEqual([20, 20]);
    expect([hand(alice), hand(bob)]).toEqual([7, 7]);
    const drawn = factsOf(facts, 'ObjectMoved');
    expect(drawn.every(({ rule, data }) => rule === '103.5' && data.manner === 'draw')).toBe(true);
    expect(drawn.slice(0, 7).every(({ data }) => data.seenBy === 1 << bob)).toBe(true);
    expect(asked()).toBe('mulligan 1');
  });
});

describe('CR 103.5: mulligans', () => {
  test('all declare in turn order before any mulligan is taken; then they are taken together', () => {
    const { facts, answer, asked } = begin();
    answer(select(player(alice)), mulligan);
    expect(asked()).toBe('mulligan 1');
    expect(factsOf(facts, 'MulliganTaken')).toEqual([]);
    const from = facts.length;
    answer(mulligan);
    expect(story(facts.slice(from), 'ObjectMoved')).toEqual([
      ...['103.5 MulliganTaken', '103.5 LibraryShuffled', '103.5 MulliganTaken', '103.5 LibraryShuffled'],
    ]);
    expect(factsOf(facts, 'MulliganTaken').map(({ data }) => [data.player, data.count])).toEqual([
      [alice, 1],
      [bob, 1],
    ]);
  });

  test('it means seven new cards, of which one goes to the bottom; then the player declares again', () => {
    const { live, answer, asked, hand } = begin();
    answer(select(player(alice)), mulligan, keep);
    expect([asked(), hand(alice)]).toEqual(['put cards on the bottom 0', 7]);
    const [first] = live.state.players[alice]!.hand;
    const { card } = live.state.objects.get(first!)!;
    answer(select(first!));
    expect([asked(), hand(alice), hand(bob)]).toEqual(['mulligan 0', 6, 7]);
    const bottom = live.state.objects.get(live.state.players[alice]!.library.at(-1)!)!;
    expect([bottom.card, bottom.knownTo]).toEqual([card, 1 << alice]);
    answer(keep);
    expect(asked()).toBe('priority 0');
  });

  test('who kept a hand isn’t asked again', () => {
    const { answer, asked } = begin();
    answer(select(player(alice)), keep, mulligan);
    expect(asked()).toBe('put cards on the bottom 1');
  });

  test('the second mulligan costs two cards, in an order that only the player sees', () => {
    const { live, facts, answer, hand } = begin();
    const put = (count: number) => select(...live.state.players[alice]!.hand.slice(0, count));
    answer(select(player(alice)), mulligan, keep);
    answer(put(1));
    answer(mulligan);
    const { question } = live.pending!;
    expect(question).toMatchObject({ kind: 'put cards on the bottom', min: 2, max: 2, seenBy: 1 << alice });
    const chosen = live.state.players[alice]!.hand.slice(0, 2).map((id) => live.state.objects.get(id)!.card);
    answer(put(2));
    expect(hand(alice)).toBe(5);
    const library = live.state.players[alice]!.library.map((id) => live.state.objects.get(id)!.card);
    expect(library.slice(-2)).toEqual(chosen.slice().reverse());
    expect(factsOf(facts, 'MulliganTaken').at(-1)?.data.count).toBe(2);
  });

  test('mulligans end where the opening hand would be no cards', () => {
    const { live, facts, answer, asked, hand } = begin();
    const put = (count: number) => select(...live.state.players[alice]!.hand.slice(0, count));
    answer(select(player(alice)), mulligan, keep);
    for (let i = 1; i < 7; i++) {
      answer(put(i));
      answer(mulligan);
    }
    answer(put(7));
    expect([asked(), hand(alice)]).toEqual(['priority 0', 0]);
    expect(factsOf(facts, 'HandKept').map(({ data }) => data.player)).toEqual([bob, alice]);
  });

  test('CR 103.5c: with more than two players the first mulligan costs no card', () => {
    const { answer, asked, hand } = begin(3);
    answer(select(player(third)), mulligan, keep, keep);
    expect([asked(), hand(third)]).toEqual(['mulligan 2', 7]);
    answer(mulligan);
    expect(asked()).toBe('put cards on the bottom 2');
  });
});

describe('CR 103.8: the first turn', () => {
  function firstTurn(seats: number) {
    const game = begin(seats);
    game.answer(select(player(bob)), ...Array.from({ length: seats }, () => keep));
    return game;
  }
  const pass: Answer = { form: 'action', action: { do: 'pass' } };

  test('the starting player takes it', () => {
    const { facts, asked } = firstTurn(2);
    expect(factsOf(facts, 'TurnBegan').map(({ rule, data }) => [rule, data])).toEqual([
      ['103.8', { player: bob, number: 1 }],
    ]);
    expect(asked()).toBe('priority 1');
  });

  test('CR 103.8a: of two players, the first skips the draw step of that turn, as though it didn’t exist', () => {
    const { live, facts, answer, hand } = firstTurn(2);
    answer(pass, pass);
    expect(live.state.step).toBe('precombat main');
    expect(hand(bob)).toBe(7);
    expect(factsOf(facts, 'StepBegan').map(({ data }) => data.step)).toEqual(['untap', 'upkeep', 'precombat main']);
  });

  test('CR 103.8c, 800.7: of more players, nobody skips it', () => {
    const { live, answer, hand } = firstTurn(3);
    answer(pass, pass, pass);
    expect(live.state.step).toBe('draw');
    expect(hand(bob)).toBe(8);
  });
});
