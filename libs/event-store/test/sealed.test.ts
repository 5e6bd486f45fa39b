import { describeEventStoreContract } from '../src/contract/index.js';
import type { Secrecy } from '../src/sealing/secrecy.js';
import { SealedEventStore } from '../src/sealing/sealed-event-store.js';
import { fakeEventStoreDb } from './stores/eventstoredb-store.js';
import { memoryStore } from './stores/memory-store.js';

/** Seals all data. They are compressed, so that a batch of the largest size is not larger when it is sealed. */
const everything: Secrecy = (stream) => ({ owner: stream, places: [['data']], compressed: true });

describeEventStoreContract(
  'sealed, in memory',
  async () => {
    const inner = await memoryStore();
    return { ...inner, store: new SealedEventStore(inner.store, everything) };
  },
  { restarts: false, canBeCorrupted: false },
);

describeEventStoreContract(
  'sealed, in the fake of EventStoreDB',
  async () => {
    const inner = await fakeEventStoreDb();
    const store = new SealedEventStore(inner.store, everything);
    return { ...inner, store, restart: () => inner.restart().then(() => store) };
  },
  { dropsDeleted: false },
);
