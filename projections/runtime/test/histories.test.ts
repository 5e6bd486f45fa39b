import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, StreamDeleted } from '@stacktrail/event-store';
import { fold } from '@stacktrail/game-state';
import { RecordedGame } from '@stacktrail/match/testing';
import type { Revision } from '@stacktrail/game-events';
import { Histories, PinnedCards, streamOfGame } from '../src/index.js';

const mostBytes = 64 * 1024 * 1024;

describe('the histories of games that were asked for last', () => {
  let store: MemoryEventStore;
  let game: RecordedGame;
  let reads: number;
  beforeEach(async () => {
    store = new MemoryEventStore();
    game = await RecordedGame.play('history', 40);
    reads = 0;
    const read = store.read.bind(store);
    store.read = (...asked) => {
      if (asked[0] === streamOfGame(game.id)) reads += 1;
      return read(...asked);
    };
  });
  afterEach(() => store.close());

  test('have every state through what was asked for, and are only read on', async () => {
    const histories = new Histories(store, new PinnedCards(store), 4, mostBytes);
    await game.store(store, 30);
    expect((await histories.through(game.id, 29))?.state?.revision).toBe(29);
    const before = reads;
    expect((await histories.through(game.id, 12))?.timeline?.length).toBe(30);
    expect(reads).toBe(before);
    await game.store(store);
    const whole = await histories.through(game.id, game.length - 1);
    expect(whole?.state).toEqual(fold(game.record.catalog, game.record.events).at((game.length - 1) as Revision));
    expect(reads).toBe(before + 1);
  });

  test('are one each, whoever asks at the same time', async () => {
    const histories = new Histories(store, new PinnedCards(store), 4, mostBytes);
    await game.store(store);
    const asked = [10, game.length - 1, 5, game.length - 1, 20].map((revision) => histories.through(game.id, revision));
    const [first, ...others] = await Promise.all(asked);
    expect(first?.timeline?.length).toBe(game.length);
    for (const other of others) expect(other).toBe(first);
    expect(reads).toBe(2);
  });

  test('are nothing where there are not so many events, and may be asked for again', async () => {
    const histories = new Histories(store, new PinnedCards(store), 4, mostBytes);
    expect(await histories.through('none', 0)).toBeUndefined();
    await game.store(store, 30);
    expect(await histories.through(game.id, 35)).toBeUndefined();
    await game.store(store);
    expect((await histories.through(game.id, 35))?.state?.revision).toBeGreaterThanOrEqual(35);
  });

  test('are forgotten where they can’t be read on', async () => {
    const histories = new Histories(store, new PinnedCards(store), 4, mostBytes);
    await game.store(store, 30);
    await histories.through(game.id, 10);
    await store.deleteStream(streamOfGame(game.id));
    await expect(histories.through(game.id, 29)).rejects.toThrow(StreamDeleted);
    await expect(histories.through(game.id, 5)).rejects.toThrow(StreamDeleted);
  });
});
