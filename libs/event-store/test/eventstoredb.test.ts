import { describe, test } from '@jest/globals';
import { describeEventStoreContract } from '../src/contract/index.js';
import { fakeEventStoreDb, realEventStoreDb } from './stores/eventstoredb-store.js';

describeEventStoreContract('EventStoreDB (fake)', fakeEventStoreDb, { dropsDeleted: false });

const url = process.env.EVENTSTORE_URL;
if (url !== undefined) {
  describeEventStoreContract('EventStoreDB', () => realEventStoreDb(url), { restarts: false, dropsDeleted: false });
} else {
  describe('EventStoreDB: the event store contract', () => {
    test.skip('runs against a real server where EVENTSTORE_URL is set, esdb://localhost:2113?tls=false say', () =>
      undefined);
  });
}
