import { expect, test } from '@jest/globals';
import { MemoryEventStore, readEntries, streamName } from '../src/index.js';
import { events } from '../src/contract/sample-events.js';

const busyFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

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
