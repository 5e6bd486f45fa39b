import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { openEventStore } from '../src/open-store.js';
import type { StoredEvent } from '../src/event-store.js';
import { streamName } from '../src/stream-name.js';
import { toArray } from '../src/contract/sample-events.js';
import { startAppender, type Appender } from './sqlite-crash/start-appender.js';
import { temporaryFolder } from './stores/sqlite-store.js';

const STREAMS = 8;
const BATCH_SIZE = 5;
/** How many appends are acknowledged before the process is killed: another moment each round. */
const ROUNDS = [1, 40, 101, 250];

/** Kills the appender after so many acknowledgements; notes each one that reached us, those after the kill too. */
async function killAfter(count: number, appender: Appender, acknowledged: Map<string, number>): Promise<void> {
  const exited = once(appender, 'exit');
  let acknowledgements = 0;
  for await (const line of createInterface({ input: appender.stdout })) {
    const [stream = '', lastRevision] = line.split(' ');
    acknowledged.set(stream, Number(lastRevision));
    if (++acknowledgements === count) appender.kill('SIGKILL');
  }
  await exited;
  expect(acknowledgements).toBeGreaterThanOrEqual(count);
}

function assertWholeBatches(events: readonly StoredEvent[]): void {
  expect(events.length % BATCH_SIZE).toBe(0);
  expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
  expect(events.map(({ data }) => (data as { index: number }).index)).toEqual(
    events.map((_, index) => index % BATCH_SIZE),
  );
}

test('SQLite: a process that is killed has lost nothing that was acknowledged, and torn no batch', async () => {
  const { folder, remove } = await temporaryFolder();
  const file = join(folder, 'games.sqlite');
  const acknowledged = new Map<string, number>();
  for (const count of ROUNDS) {
    await killAfter(count, startAppender(file, STREAMS, BATCH_SIZE), acknowledged);
    const store = await openEventStore(`sqlite:${file}`);
    for (const [name, lastRevision] of acknowledged) {
      const events = await toArray(store.read(streamName(name)));
      expect(events.length).toBeGreaterThan(lastRevision);
      assertWholeBatches(events);
    }
    await store.close();
  }
  await remove();
});
