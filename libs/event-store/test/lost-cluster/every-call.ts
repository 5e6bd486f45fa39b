import { randomUUID } from 'node:crypto';
import type { EventStore } from '../../src/event-store.js';
import { openEventStore } from '../../src/open-store.js';
import { streamName } from '../../src/stream-name.js';

/**
 * Makes every call that the port has to a cluster that can't be found, and prints for each what it failed with. A
 * rejection that nobody awaits would end this process with another exit code.
 */
const [uri = ''] = process.argv.slice(2);
const stream = streamName('game-lost');

async function read(events: AsyncIterable<unknown>): Promise<void> {
  for await (const event of events) throw new Error(`a cluster that is not there gave ${JSON.stringify(event)}`);
}

const calls: Readonly<Record<string, (store: EventStore) => Promise<unknown>>> = {
  append: (store) =>
    store.append(stream, 'noStream', [{ id: randomUUID(), type: 'SpellCast', data: {}, metadata: {} }]),
  read: (store) => read(store.read(stream)),
  readBackward: (store) => read(store.read(stream, { direction: 'backward', limit: 1 })),
  readAll: (store) => read(store.readAll()),
  readAllBackward: (store) => read(store.readAll({ direction: 'backward' })),
  streams: (store) => store.streams('game'),
};

const store = await openEventStore(uri);
for (const start of ['start', 'end', { stream, from: 'start' }, { stream, from: 'end' }] as const) {
  store.subscribe(start).subscribe({
    error: (error: unknown) => console.log(`subscribe: ${String(error)}`),
    complete: () => console.log('subscribe: completed'),
  });
}
for (const [name, call] of Object.entries(calls)) {
  await call(store).then(
    () => console.log(`${name}: succeeded`),
    (error: unknown) => console.log(`${name}: ${String(error)}`),
  );
}
await store.close();
