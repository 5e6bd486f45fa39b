import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openEventStore } from '../../src/open-store.js';
import { streamName } from '../../src/stream-name.js';
import { Recording } from '../../src/contract/recording.js';
import { EventStoreDbFake } from '../eventstoredb-fake/eventstoredb-fake.js';
import { clusterUri } from './dead-ports.js';

/**
 * Two calls on one connection fail one after the other: an append is refused, so that the client looks for another
 * node, and while it asks one that gives no answer, the subscription is lost too. Prints what a read has failed with.
 */
const stream = streamName('game-followed');
const silent = createServer((socket) => socket.unref())
  .listen(0, '127.0.0.1')
  .unref();
await once(silent, 'listening');
const node = await EventStoreDbFake.start();
const store = await openEventStore(clusterUri([node.port, (silent.address() as AddressInfo).port], 2500));
const append = (): Promise<unknown> =>
  store.append(stream, 'any', [{ id: randomUUID(), type: 'SpellCast', data: {}, metadata: {} }]);
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));

await append();
const followed = new Recording(store.subscribe({ stream, from: 'start' }));
await followed.untilCaughtUp();
node.faults.loseQuorum();
node.faults.refuseAppends(1);
await append().catch(() => undefined);
const read = store.read(stream)[Symbol.asyncIterator]().next();
node.kill();
await read.catch((error: unknown) => console.log(nameOf(error)));
await store.close();
