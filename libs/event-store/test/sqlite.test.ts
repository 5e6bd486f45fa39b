import { expect, test } from '@jest/globals';
import { describeEventStoreContract } from '../src/contract/index.js';
import { event, events, freshStream } from '../src/contract/sample-events.js';
import { sqliteStore } from './stores/sqlite-store.js';

describeEventStoreContract('SQLite', sqliteStore);

test('SQLite: an append without an expected revision is known again after a restart, packed into a block meanwhile', async () => {
  const { store, restart, dispose } = await sqliteStore();
  try {
    const stream = freshStream();
    const first = events(40);
    const appended = await store.append(stream, 'any', first);
    await store.append(stream, 'any', events(600));
    const restarted = await restart();
    expect(await restarted.append(stream, 'any', first)).toEqual(appended);
    expect(await restarted.append(stream, 'any', [event()])).toMatchObject({ firstRevision: 640 });
  } finally {
    await dispose();
  }
});
