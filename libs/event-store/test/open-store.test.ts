import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable, UnreadableEventStore } from '../src/errors.js';
import { MemoryEventStore } from '../src/memory/memory-event-store.js';
import { openEventStore } from '../src/open-store.js';
import { event, freshStream, toArray } from '../src/contract/sample-events.js';
import { temporaryFolder } from './stores/sqlite-store.js';

describe('openEventStore', () => {
  test('memory', async () => {
    expect(await openEventStore('memory')).toBeInstanceOf(MemoryEventStore);
  });

  test('sqlite:FILE makes the file, and finds it again', async () => {
    const { folder, remove } = await temporaryFolder();
    const uri = `sqlite:${join(folder, 'games with spaces #1.sqlite')}`;
    const stream = freshStream();
    const made = await openEventStore(uri);
    await made.append(stream, 'noStream', [event()]);
    await made.close();
    const found = await openEventStore(uri);
    expect(await toArray(found.read(stream))).toHaveLength(1);
    await found.close();
    await remove();
  });

  test('sqlite:FILE in a folder that does not exist', async () => {
    const { folder, remove } = await temporaryFolder();
    await remove();
    const opening = openEventStore(`sqlite:${join(folder, 'games.sqlite')}`);
    await expect(opening).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(opening).rejects.toThrow(/does its folder exist/);
  });

  test.each(['', 'sqlite', 'sqlite:', 'games.sqlite', 'postgres://localhost', 'http://localhost:2113'])(
    'says what would have been right: %j',
    async (uri) => {
      const opening = openEventStore(uri);
      await expect(opening).rejects.toBeInstanceOf(UnreadableEventStore);
      await expect(opening).rejects.toThrow(/memory, sqlite:FILE, esdb:/);
    },
  );

  test('a SQLite database in memory is asked for in another way', async () => {
    await expect(openEventStore('sqlite::memory:')).rejects.toThrow(/say memory/);
  });

  const connectionStrings: readonly (readonly [string, RegExp])[] = [
    ['esdb:localhost', /has the form esdb:\/\//],
    ['esdb://', /has the form esdb:\/\//],
    ['esdb://localhost:2113', /names a user/],
    ['esdb://admin:changeit@localhost:port', /port/],
    ['esdb://localhost:2113?tls=false&throwOnAppendFailure=false', /throwOnAppendFailure/],
    ['esdb://localhost:2113?tls=false&throw_on-append_failure=false', /throwOnAppendFailure/],
    ['esdb://admin:a/b@localhost:2113', /%2F/],
    ['esdb://admin:100%@localhost:2113', /%25/],
    ['esdb://admin@localhost:2113', /user:password@/],
    ['esdb://localhost:2113?tls=false&connectionName=me@work', /%40/],
  ];
  test.each(connectionStrings)('refuses the connection string %s', async (uri, message) => {
    const opening = openEventStore(uri);
    await expect(opening).rejects.toBeInstanceOf(UnreadableEventStore);
    await expect(opening).rejects.toThrow(message);
  });

  test('takes a connection string without connecting', async () => {
    for (const uri of [
      'esdb://localhost:1?tls=false',
      'esdb+discover://admin:a%40b@example.test:2113',
      'esdb://admin:a:b@c@host',
    ]) {
      const store = await openEventStore(uri);
      await store.close();
    }
  });
});
