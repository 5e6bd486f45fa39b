import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import type { PlayerStateRecord } from '@stacktrail/game-state';
import { gameAt, alice, bob, position, factsOf } from '@stacktrail/test-kit';
import { check, checkToTheEnd, told } from './check.js';

const carol = 2 as PlayerId;

/** A game of so many players with one of each changed. */
function withPlayers(count: number, changes: Readonly<Record<number, Partial<PlayerStateRecord>>>) {
  return position((state) => {
    state.players = state.players.map((seat) => Object.assign(seat, changes[seat.id] ?? {}));
  }, count);
}

describe('losing the game', () => {
  test.each<readonly [string, Partial<PlayerStateRecord>]>([
    ['704.5a', { life: 0 }],
    ['704.5a', { life: -3 }],
    ['704.5b', { drewFromEmptyLibrary: true }],
    ['704.5c', { counters: [{ kind: 'poison', count: 10 }] }],
  ])('CR %s: %j; the other player wins (CR 104.2a)', (rule, change) => {
    const game = gameAt(withPlayers(2, { 1: change }));
    const facts = checkToTheEnd(game);
    expect(told(facts)).toEqual([`${rule} PlayerLost`, '104.2a GameEnded']);
    expect(factsOf(facts, 'GameEnded')[0]?.data).toEqual({ winner: alice, by: 'win', winners: [alice] });
    expect(factsOf(facts, 'GameEnded')[0]?.causes).toEqual([facts[0]?.revision]);
    expect(game.state.outcome).toEqual({ winner: alice, winners: [alice] });
  });

  test('CR 704.5a, 704.5c: 1 life and nine poison counters lose nothing', () => {
    const game = gameAt(withPlayers(2, { 1: { life: 1, counters: [{ kind: 'poison', count: 9 }] } }));
    expect(check(game)).toMatchObject({ result: false, facts: [] });
  });

  test('CR 104.4a: players who lose at the same time draw', () => {
    const game = gameAt(withPlayers(2, { 0: { life: 0 }, 1: { drewFromEmptyLibrary: true } }));
    const facts = checkToTheEnd(game);
    expect(told(facts)).toEqual(['704.5a PlayerLost', '704.5b PlayerLost', '104.4a GameEnded']);
    expect(factsOf(facts, 'GameEnded')[0]?.data).toEqual({ winner: null, by: 'draw', winners: [] });
  });

  test('CR 104.2a: with two players left the game goes on', () => {
    const game = gameAt(withPlayers(3, { 1: { life: 0 } }));
    const { result, facts } = check(game);
    expect(result).toBe(true);
    expect(told(facts)).toEqual(['704.5a PlayerLost', '800.4a PlayerLeft']);
    expect(check(game).facts).toEqual([]);
    game.emit('LifeLost', { player: carol, amount: 20, life: 0 }, { rule: '119.3' });
    expect(factsOf(checkToTheEnd(game), 'GameEnded')[0]?.data.winner).toBe(alice);
  });

  test('CR 704.7: who loses for two reasons loses once, and the record names the causes of both', () => {
    const game = gameAt(withPlayers(2, {}));
    const life = game.emit('LifeLost', { player: bob, amount: 20, life: 0 }, { rule: '119.3' });
    const draw = game.emit('DrawFailed', { player: bob }, { rule: '121.4' });
    const lost = factsOf(checkToTheEnd(game), 'PlayerLost');
    expect(lost.map(({ rule, causes }) => [rule, causes])).toEqual([['704.5a', [life, draw]]]);
  });

  test('CR 104.1: when the game ends, nothing else is performed', () => {
    const p = withPlayers(2, { 1: { life: 0 } });
    p.battlefield(alice, creature('Doomed', '{G}', [], 1, 1), { damage: 1 });
    expect(told(checkToTheEnd(gameAt(p)))).toEqual(['704.5a PlayerLost', '104.2a GameEnded']);
  });
});
