import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '../../src/event-store.js';
import { openEventStore } from '../../src/open-store.js';
import { streamName } from '../../src/stream-name.js';
import { Recording } from '../../src/contract/recording.js';
import { EventStoreDbFake } from '../eventstoredb-fake/eventstoredb-fake.js';
import { clusterUri } from './dead-ports.js';

/**
 * Follows a cluster that loses its one node again and again, with subscriptions, reads and appends under way each
 * time, and prints what the subscriptions have delivered. A rejection that nobody awaits would end this process.
 */
const [deadPort = '', rounds = ''] = process.argv.slice(2);
const stream = streamName('game-followed');

async function outcome(work: () => Promise<unknown>): Promise<string> {
  return work().then(
    () => 'succeeded',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
}

async function readAll(store: EventStore): Promise<void> {
  for await (const event of store.readAll()) if (event.stream !== stream) throw new Error(`whose is ${event.stream}?`);
}

function event(): NewEvent {
  return { id: randomUUID(), type: 'SpellCast', data: {}, metadata: {} };
}

const node = await EventStoreDbFake.start();
const store = await openEventStore(clusterUri([node.port, Number(deadPort)]));
const recordings = [
  new Recording(store.subscribe('start', { streamPrefixes: ['game'] })),
  new Recording(store.subscribe({ stream, from: 'start' })),
];
/** Appends an event, however often that has to be tried: the server knows its id again. */
async function appendOne(): Promise<void> {
  const next = event();
  while ((await outcome(() => store.append(stream, 'any', [next]))) !== 'succeeded');
}

const failures = new Set<string>();
for (let round = 1; round <= Number(rounds); round++) {
  await appendOne();
  for (const recording of recordings) await recording.untilEvents(1);
  const underWay = Array.from({ length: 20 }, (_, index) =>
    outcome(() => (index % 2 === 0 ? readAll(store) : store.append(stream, 'noStream', [event()]))),
  );
  node.kill();
  for (const each of await Promise.all(underWay)) failures.add(each);
  for (let missed = 0; missed < 3; missed++) failures.add(await outcome(() => readAll(store)));
  await node.start();
}
await appendOne();
const stored: string[] = [];
for await (const { id } of store.read(stream)) stored.push(id);
for (const recording of recordings) {
  await recording.untilEvents(stored.length);
  const delivered = recording.events.map(({ id }) => id);
  console.log(JSON.stringify({ whole: JSON.stringify(delivered) === JSON.stringify(stored) }));
}
console.log(JSON.stringify({ events: stored.length, failures: [...failures].sort() }));
await store.close();
node.kill();
