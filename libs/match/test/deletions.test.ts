import { beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, StreamDeleted, streamName, type EventStore } from '@stacktrail/event-store';
import { lastSealOf, playedGame } from './deleted-game.js';
import { GameNotFound, InvalidCommand, Matches, NotAllowed } from '../src/index.js';

const wish = { by: 'Olga', reason: 'asked for by both players' };

describe('a game that is deleted', () => {
  let store: MemoryEventStore;
  let matches: Matches;
  let game: string;
  let other: string;
  beforeEach(async () => {
    store = new MemoryEventStore();
    [game, other] = [await playedGame(store, 'gone'), await playedGame(store, 'kept')];
    matches = new Matches(store);
  });

  const eventsOf = async (stream: string): Promise<number> => {
    let count = 0;
    for await (const _ of store.read(streamName(stream))) count += 1;
    return count;
  };

  test('leaves the record of who deleted it and why, how long it was, and the hash of its last batch', async () => {
    const { stored } = await matches.load(game);
    const deleted = await matches.deletions.delete(game, wish);
    expect(deleted).toMatchObject({ game, ...wish, events: stored.length, head: lastSealOf(stored), private: false });
    expect(await matches.deletions.list()).toEqual([deleted]);
    expect(await matches.games()).toEqual([other]);
  });

  test('can’t be looked at, played or opened any more, whether or not it was in memory', async () => {
    await matches.current(game);
    await matches.deletions.delete(game, wish);
    for (const each of [matches, new Matches(store)]) {
      await expect(each.current(game)).rejects.toThrow(StreamDeleted);
      await expect(each.load(game)).rejects.toThrow(StreamDeleted);
      await expect(each.tokens.isOpen(game)).rejects.toThrow(StreamDeleted);
      const command = { commandId: 'back', judge: 'Jo', to: 1 as never, reason: 'it was countered' };
      await expect(each.rewind(game, command)).rejects.toThrow(StreamDeleted);
      expect((await each.current(other)).state.outcome).not.toBeNull();
    }
    await expect(eventsOf(`secret-${game}`)).rejects.toThrow(StreamDeleted);
  });

  test('is gone for another process that has it in memory', async () => {
    const elsewhere = new Matches(store);
    await elsewhere.current(game);
    await elsewhere.tokens.isOpen(game);
    await matches.deletions.delete(game, wish);
    await expect(elsewhere.current(game)).rejects.toThrow(StreamDeleted);
    await expect(elsewhere.tokens.isOpen(game)).rejects.toThrow(StreamDeleted);
  });

  test('stays deleted as it was when it is deleted again', async () => {
    const first = await matches.deletions.delete(game, wish);
    expect(await matches.deletions.delete(game, { by: 'Otto', reason: 'once more' })).toEqual(first);
    expect(await matches.deletions.list()).toHaveLength(1);
  });

  test('of which a process has left something is taken away by the next one', async () => {
    const ends: EventStore = new Proxy(store, {
      get: (target, name) => {
        if (name === 'deleteStream') return () => Promise.reject(new Error('the process ends'));
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    await expect(new Matches(ends).deletions.delete(game, wish)).rejects.toThrow('the process ends');
    expect(await eventsOf(`game-${game}`)).toBeGreaterThan(0);
    expect(await matches.deletions.finish()).toEqual([game]);
    await expect(eventsOf(`game-${game}`)).rejects.toThrow(StreamDeleted);
    expect(await matches.deletions.finish()).toEqual([]);
  });

  test('was over: any other is refused, and so are a reason that is none and a game that isn’t there', async () => {
    const unfinished = await playedGame(store, 'goes on', 20);
    await expect(matches.deletions.delete(unfinished, wish)).rejects.toThrow(NotAllowed);
    await expect(matches.deletions.delete(game, { by: 'Olga', reason: '' })).rejects.toThrow(InvalidCommand);
    await expect(matches.deletions.delete(game, { by: '\u0000', reason: 'x' })).rejects.toThrow(InvalidCommand);
    await expect(matches.deletions.delete('never-there', wish)).rejects.toThrow(GameNotFound);
    expect(await matches.deletions.list()).toEqual([]);
    expect((await matches.current(unfinished)).state.outcome).toBeNull();
  });
});
