import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { seatBit, type PlayerId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { LiveGame } from '@stacktrail/rules';
import { bots, Sight, simulate, simulateFast, type BotName } from '../src/index.js';
import { decks } from './decks.js';

const names = Object.keys(bots) as BotName[];

/** A game at its first decision. */
function begun(seed: number): LiveGame {
  const bytes = (length: number): Uint8Array => new Uint8Array(length).fill(seed);
  const { live } = LiveGame.start({
    game: 'bots',
    edition: '2025-06-06',
    match: null,
    parent: null,
    seats: decks.map((deck, seat) => ({ name: `${seat}`, deck })),
    seed: bytes(32),
    salt: bytes(16),
    provable: false,
    nonces: [bytes(8), bytes(8)],
  });
  return live;
}

/** The same to a seat: what it can't see are other cards, all of them copies of one that it knows. */
function withOtherHiddenCards(state: GameState, seat: PlayerId): GameState {
  let { objects } = state;
  const [known] = [...objects.values()].filter((object) => object.owner === seat);
  for (const object of [...objects.values()]) {
    const isHidden = (object.zone === 'hand' || object.zone === 'library') && (object.knownTo & seatBit(seat)) === 0;
    if (!isHidden || object.left) continue;
    const changed = { ...object, printed: known!.printed, memo: null, memoStamp: null } as unknown as GameObject;
    objects = objects.set(object.id, changed);
  }
  return Object.assign(Object.create(Object.getPrototypeOf(state)), state, { objects }) as GameState;
}

describe.each(names)('a %s bot', (name) => {
  test('plays legally until the rules end the game, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (seed) => {
        const { winner, decisions, turns } = simulateFast({ decks, seed, bots: [name, name], maxDecisions: 20_000 });
        expect(decisions).toBeLessThan(20_000);
        expect(turns).toBeGreaterThan(1);
        expect([0, 1, null]).toContain(winner);
      }),
      { numRuns: 20 },
    );
  });

  test('plays the same with the same seed', () => {
    const run = (): unknown => simulateFast({ decks, seed: 'same', bots: [name, name] });
    expect(run()).toEqual(run());
  });

  test('answers the same whatever the cards are that its seat cannot see', () => {
    const live = begun(7);
    const seers = [0, 1].map((seat) => bots[name](`${seat}`));
    const blind = [0, 1].map((seat) => bots[name](`${seat}`));
    for (let i = 0; i < 200; i++) {
      const decision = live.pending;
      if (decision === null) break;
      const seat = decision.decidedBy;
      const answer = seers[seat]!.answer(new Sight(live.state, seat), decision);
      const other = blind[seat]!.answer(new Sight(withOtherHiddenCards(live.state, seat), seat), decision);
      expect(other).toEqual(answer);
      expect(live.answer(decision.id, answer.answer, answer.ahead)).toMatchObject({ accepted: true });
    }
  });
});

test('the cards that a seat cannot see are out of sight', () => {
  const { state } = begun(3);
  for (const seat of [0, 1] as PlayerId[]) {
    const sight = new Sight(state, seat);
    const mine = state.players[seat]!;
    const theirs = state.players[1 - seat]!;
    expect(sight.hand).toEqual(mine.hand);
    for (const id of mine.hand) expect(sight.object(id)).toBeDefined();
    for (const id of [...mine.library, ...theirs.library, ...theirs.hand]) expect(sight.object(id)).toBeUndefined();
    expect(JSON.stringify(sight)).toBe(JSON.stringify({ seat }));
  }
});

test('CR 731: random games hold actions that were reversed and taken back', async () => {
  const reasons = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { record } = await simulate({ decks, seed, bots: ['random', 'random'] });
    for (const event of record.events) if (event.type === 'ActionReversed') reasons.add(event.data.reason);
  }
  expect(reasons).toEqual(new Set(['illegal action', 'cancelled']));
});

test('greed beats chance', () => {
  const wins = [0, 0];
  for (let i = 0; i < 6; i++) {
    const seat = i % 2;
    const { winner } = simulateFast({
      decks,
      seed: `${i}`,
      bots: seat === 0 ? ['greedy', 'random'] : ['random', 'greedy'],
    });
    const isGreedy = winner === seat;
    wins[isGreedy ? 0 : 1]! += 1;
  }
  expect(wins[0]).toBeGreaterThan(wins[1]!);
});
