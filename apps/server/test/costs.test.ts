import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, type ReadOptions, type StoredEvent, type StreamName } from '@stacktrail/event-store';
import { HeavyWork } from '../src/limits/heavy-work.js';
import { startServer, type Harness } from './harness.js';
import { begin, sitDown, takeSeats } from './table.js';

/** A store that counts the events that are read of its streams. */
class CountingStore extends MemoryEventStore {
  read_ = 0;

  override async *read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
    for await (const event of super.read(stream, options)) {
      this.read_ += 1;
      yield event;
    }
  }
}

describe('what a request may cost', () => {
  const servers: Harness[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
  });

  /** A server on a store that another has filled: it has nothing in memory. */
  async function coldServer() {
    const store = new CountingStore();
    const first = await startServer(store);
    const table = await sitDown(first);
    await begin(table);
    const { body } = await table.spectator.get(table.path).expect(200);
    const server = await startServer(store);
    servers.push(server, first);
    await server.as().get(`${table.path}/log`).expect(200);
    return { store, server, table: takeSeats(server, table.game, table.tokens, table.judgeToken), last: body.revision };
  }

  test('a token of nobody costs little, however often one is tried', async () => {
    const { store, server, table } = await coldServer();
    store.read_ = 0;
    const tries = Array.from({ length: 60 }, (_, i) => server.as(`garbage-${i}`).get(`${table.path}/statistics`));
    for (const each of tries) expect((await each).status).toBe(401);
    // The tokens' hashes are read once; after that it is one look at where their stream ends.
    expect(store.read_).toBeLessThan(60 + 10);
  });

  test('explanations of one game read its stream once', async () => {
    const { store, server, table, last } = await coldServer();
    store.read_ = 0;
    const asked = Array.from({ length: 20 }, (_, i) => {
      return server.as().get(`${table.path}/events/${last - (i % 5)}/explanation`);
    });
    for (const each of asked) expect((await each).status).toBe(200);
    expect(store.read_).toBeLessThan(2 * (last + 1));
  });
});

describe('heavy reads', () => {
  test('run two at a time, wait in order, and are refused where too many wait', async () => {
    const heavy = new HeavyWork();
    const order: number[] = [];
    let under = 0;
    let most = 0;
    const release: (() => void)[] = [];
    const work = (number: number) => async (): Promise<number> => {
      most = Math.max(most, (under += 1));
      order.push(number);
      await new Promise<void>((resolve) => release.push(resolve));
      under -= 1;
      return number;
    };
    const all = Array.from({ length: 66 }, (_, number) => heavy.run(work(number)));
    await expect(heavy.run(work(66))).rejects.toMatchObject({ type: 'overloaded', status: 503 });
    for (let left = 66; left > 0; left--) {
      while (under < Math.min(2, left)) await nextTurn();
      release.shift()?.();
      await nextTurn();
    }
    expect(await Promise.all(all)).toEqual(Array.from({ length: 66 }, (_, number) => number));
    expect(order).toEqual(Array.from({ length: 66 }, (_, number) => number));
    expect(most).toBe(2);
  });

  test('that fail make room for others', async () => {
    const heavy = new HeavyWork();
    for (let i = 0; i < 5; i++) await expect(heavy.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await heavy.run(() => Promise.resolve('yes'))).toBe('yes');
  });
});
