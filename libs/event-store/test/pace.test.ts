import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { MemoryEventStore, Pace, readEntries, streamName } from '../src/index.js';
import { events } from '../src/contract/sample-events.js';

const busyFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

/** Long work of so many parts of 5 ms each, which says when each part is done. */
async function longWork(parts: number, done: () => void): Promise<void> {
  const pace = new Pace();
  for (let part = 0; part < parts; part++) {
    if (pace.isOver()) await pace.nextTurn();
    busyFor(5);
    done();
  }
}

test('of several pieces of long work one goes on at a time, and others get their turn in between', async () => {
  const order: string[] = [];
  const isOver = new AbortController();
  const others = (async () => {
    while (!isOver.signal.aborted) {
      order.push('others');
      await turn();
    }
  })();
  await turn();
  await Promise.all(['a', 'b', 'c'].map((name) => longWork(4, () => order.push(name))));
  isOver.abort();
  await others;
  const parts = order.filter((each) => each !== 'others');
  // Each piece begins at once, where it is asked for.
  expect(parts).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c']);
  const afterBeginning = order.slice(order.indexOf('c') + 1);
  const together = afterBeginning.filter((each, i) => each !== 'others' && i > 0 && afterBeginning[i - 1] !== 'others');
  expect(together).toEqual([]);
});

test('short work that takes several turns is done before long work goes on', async () => {
  const order: string[] = [];
  const short = (async () => {
    for (let step = 0; step < 4; step++) {
      await turn();
      busyFor(1);
      order.push('short');
    }
  })();
  await Promise.all([short, longWork(3, () => order.push('long'))]);
  expect(order).toEqual(['long', 'short', 'short', 'short', 'short', 'long', 'long']);
});

test('short work that never ends does not keep long work waiting for ever', async () => {
  let isOver = false;
  const short = (async () => {
    while (!isOver) {
      await turn();
      busyFor(1);
    }
  })();
  let done = 0;
  await longWork(5, () => (done += 1));
  isOver = true;
  await short;
  expect(done).toBe(5);
});

test('while somebody takes long over the entries of a stream, others get their turn', async () => {
  const store = new MemoryEventStore();
  const stream = streamName('game-long');
  await store.append(stream, 'noStream', events(12));
  let turns = 0;
  let isOver = false;
  const takeTurns = (): void => {
    turns += 1;
    if (!isOver) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  const seen: number[] = [];
  for await (const { revision } of readEntries(store, stream)) {
    seen.push(revision);
    busyFor(2);
  }
  isOver = true;
  expect(seen).toEqual(Array.from({ length: 12 }, (_, revision) => revision));
  expect(turns).toBeGreaterThanOrEqual(4);
  await store.close();
});
