import { describe, expect, test } from '@jest/globals';
import { shippedPool } from '@stacktrail/cards';
import { MemoryEventStore, type EventStore } from '@stacktrail/event-store';
import { GameNotFound, Matches } from '../src/index.js';
import { seats } from './decks.js';

const { archive } = shippedPool();
const inDecks = archive.contents.cards.filter((name) => {
  const { types, subtypes } = archive.get(name)!.faces[0];
  const apart = ['Conspiracy', 'Dungeon', 'Phenomenon', 'Plane', 'Scheme', 'Vanguard'] as const;
  return !apart.some((type) => types.includes(type)) && !subtypes.includes('Attraction');
});

/** Two seats with so many cards that no other of these games has. */
function differentSeats(game: number, cards: number) {
  const names = inDecks.slice(game * cards, (game + 1) * cards);
  const deck = names.map((name) => archive.get(name)!);
  return ['Ada', 'Ben'].map((name, seat) => ({ name, deck: deck.filter((_, i) => i % 2 === seat) }));
}

describe('games in memory', () => {
  test('are kept as far as their bytes go; any other is read again when it is asked for', async () => {
    const store = new MemoryEventStore();
    const matches = new Matches(store, { liveBytes: 8 * 1024 * 1024 });
    const ids: string[] = [];
    for (let game = 0; game < 6; game++) {
      ids.push((await matches.create({ seats: differentSeats(game, 320), seed: `memory ${game}` })).gameId);
    }
    expect(matches.liveGames).toBeLessThan(4);
    expect(matches.liveBytes).toBeLessThanOrEqual(8 * 1024 * 1024);
    for (const id of ids) expect((await matches.current(id)).decision).not.toBeNull();
  });

  test('with the same cards share them: they are counted once', async () => {
    const matches = new Matches(new MemoryEventStore());
    await matches.create({ seats, seed: 'first' });
    const one = matches.liveBytes;
    await matches.create({ seats, seed: 'second' });
    expect(matches.liveBytes - one).toBeLessThan(one);
  });
});

describe('a token', () => {
  /** A store that counts the events that are read from games. */
  function counting(store: EventStore): { readonly store: EventStore; readonly read: () => number } {
    let count = 0;
    const counted = new Proxy(store, {
      get(target, property) {
        if (property !== 'read') {
          const value = Reflect.get(target, property) as unknown;
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        }
        return async function* (...args: Parameters<EventStore['read']>) {
          for await (const event of target.read(...args)) {
            if (event.stream.startsWith('game-')) count += 1;
            yield event;
          }
        };
      },
    });
    return { store: counted, read: () => count };
  }

  test('is known, or known to be nobody’s, before its game is read', async () => {
    const { store, read } = counting(new MemoryEventStore());
    const { gameId, seats: created, judgeToken } = await new Matches(store).create({ seats, seed: 'tokens' });
    const before = read();
    const matches = new Matches(store);
    expect(await matches.tokens.who(gameId, 'garbage')).toBeNull();
    expect(await matches.tokens.who(gameId, created[1]!.token!)).toEqual({ seat: 1 });
    expect(await matches.tokens.who(gameId, judgeToken!)).toBe('judge');
    // The first event of the game is read once, and the hashes are kept.
    expect(read() - before).toBe(1);
    await expect(matches.tokens.who('no-such-game', 'garbage')).rejects.toBeInstanceOf(GameNotFound);
  });
});
