import { openEventStore } from '@stacktrail/event-store';
import type { StoreUnderTest } from '@stacktrail/event-store/contract';
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
    dispose: () => store.close(),
  };
}
