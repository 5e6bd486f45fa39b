import { test } from '@jest/globals';
import { EventStoreDBClient } from '@eventstore/db-client';
import { openEventStore } from '@stacktrail/event-store';
import { event, events, freshStream, Recording, toArray } from '@stacktrail/event-store/contract';
import { EventStoreDbFake } from './eventstoredb-fake/eventstoredb-fake.js';
test('x', async () => {
  const fake = await EventStoreDbFake.start();
  const store = await openEventStore(fake.uri);
    const stream = freshStream();
    const { lastRevision } = await store.append(stream, 'noStream', events(2));
    const recording = new Recording(store.subscribe({ stream, from: 'start' }));
    await recording.untilCaughtUp();
    const client = EventStoreDBClient.connectionString(fake.uri);
    await client.tombstoneStream(stream, { expectedRevision: BigInt(lastRevision) });
    console.log('tombstoned');
    await store.append(stream, lastRevision, [event()]).catch((e) => console.log('append', e));
    await toArray(store.read(stream)).catch((e) => console.log('read', e));
    console.log(await recording.untilFailed());
});
