import { binaryEvent, EventStoreDBClient } from '@eventstore/db-client';
import { openEventStore } from '../../src/open-store.js';
import type { Revision } from '../../src/revision.js';
import type { StreamName } from '../../src/stream-name.js';
import type { StoreUnderTest } from '../../src/contract/store-under-test.js';
import { EventStoreDbFake } from '../eventstoredb-fake/eventstoredb-fake.js';

/** A restart kills the server, on whose port and with whose log another one starts; the client lives on. */
export async function fakeEventStoreDb(): Promise<StoreUnderTest> {
  const fake = await EventStoreDbFake.start();
  const store = await openEventStore(fake.uri);
  return {
    store,
    restart: async () => {
      await fake.restart();
      return store;
    },
    appendDamaged: (stream, expected) => appendBinary(fake.uri, stream, expected),
    dispose: async () => {
      await store.close();
      fake.kill();
    },
  };
}

/** A server that is not ours to restart. */
export async function realEventStoreDb(uri: string): Promise<StoreUnderTest> {
  const store = await openEventStore(uri);
  return {
    store,
    restart: () => Promise.reject(new Error('the server belongs to somebody else')),
    appendDamaged: (stream, expected) => appendBinary(uri, stream, expected),
    dispose: () => store.close(),
  };
}

/** As another program would that shares the database. */
async function appendBinary(uri: string, stream: StreamName, expected: Revision): Promise<void> {
  const client = EventStoreDBClient.connectionString(uri);
  const event = binaryEvent({ type: 'SpellCast', data: Buffer.from([0x7b, 0xff, 0x7d]) });
  const credentials = { username: 'admin', password: 'changeit' };
  await client.appendToStream(stream, [event], { expectedRevision: BigInt(expected), credentials });
  await client.dispose();
}
