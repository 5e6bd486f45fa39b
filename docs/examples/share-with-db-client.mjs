// Shares the work on the games in an EventStoreDB among several processes, by a persistent subscription and its own client
// alone. Start it as often as you like with the same group: each event goes to one of them, all of a game to the same one.
//
//   node docs/examples/share-with-db-client.mjs 'esdb://127.0.0.1:2113?tls=false' [GROUP]
//
// It writes a line of JSON for each event. An event is acknowledged once it is written; what a process that was killed
// hadn't acknowledged goes to another one, so an event may come twice: its `id` says so.
import { setTimeout as pause } from 'node:timers/promises';
import {
  EventStoreDBClient,
  PersistentSubscriptionExistsError,
  persistentSubscriptionToAllSettingsFromDefaults,
  PINNED,
  START,
  streamNameFilter,
} from '@eventstore/db-client';

const [uri, group = 'stacktrail-example'] = process.argv.slice(2);
if (uri === undefined) {
  console.error('Usage: node share-with-db-client.mjs ADDRESS [GROUP]');
  process.exit(2);
}

for (;;) {
  const client = EventStoreDBClient.connectionString(uri);
  try {
    await makeGroup(client);
    const subscription = client.subscribeToPersistentSubscriptionToAll(group, { bufferSize: 32 });
    for await (const resolved of subscription) {
      const { id, streamId, revision, type, data } = resolved.event;
      const game = streamId.slice('game-'.length);
      const line = JSON.stringify({ id, game, revision: Number(revision), type, rule: data.envelope.rule });
      await new Promise((resolve) => process.stdout.write(`${line}\n`, resolve));
      await subscription.ack(resolved);
    }
  } catch (error) {
    console.error(`${error.message}; trying again`);
  }
  await client.dispose().catch(() => undefined);
  await pause(1000);
}

/** Makes the group, unless another process has. It begins with the first event of the store. */
async function makeGroup(client) {
  const settings = persistentSubscriptionToAllSettingsFromDefaults({ startFrom: START, consumerStrategyName: PINNED });
  const filter = streamNameFilter({ prefixes: ['game-'] });
  try {
    await client.createPersistentSubscriptionToAll(group, settings, { filter });
  } catch (error) {
    if (!(error instanceof PersistentSubscriptionExistsError)) throw error;
  }
}
