// Follows the games in an EventStoreDB with its own client alone, without any code of Stacktrail, and writes a line of
// JSON for each event: its game, revision, type, rule and causes.
//
//   node docs/examples/subscribe-with-db-client.mjs 'esdb://127.0.0.1:2113?tls=false' [CHECKPOINT-FILE]
//
// Where it was is kept in the file, so that it goes on there; what it wrote last may come again. What is hidden is
// sealed: a reader without the keys sees what a spectator sees (docs/adr/0030-sealed-secrets.md).
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';

const [uri, file] = process.argv.slice(2);
if (uri === undefined) {
  console.error('Usage: node subscribe-with-db-client.mjs ADDRESS [CHECKPOINT-FILE]');
  process.exit(2);
}

/** The place of the last event that was written. */
let checkpoint = file !== undefined && existsSync(file) ? read(file) : START;

for (;;) {
  const client = EventStoreDBClient.connectionString(uri);
  try {
    const filter = streamNameFilter({ prefixes: ['game-'] });
    for await (const { event } of client.subscribeToAll({ fromPosition: checkpoint, filter })) {
      if (event === undefined || event.type.startsWith('$')) continue;
      const { envelope } = event.data;
      const game = event.streamId.slice('game-'.length);
      const { rule, causes } = envelope;
      console.log(JSON.stringify({ game, revision: Number(event.revision), type: event.type, rule, causes }));
      checkpoint = event.position;
      if (file !== undefined) write(file, checkpoint);
    }
  } catch (error) {
    // The client doesn't take a lost subscription up itself.
    console.error(`${error.message}; asking again in a second`);
  }
  await client.dispose().catch(() => undefined);
  await pause(1000);
}

function read(from) {
  const { commit, prepare } = JSON.parse(readFileSync(from, 'utf8'));
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

/** Puts a whole file in the place of the old one: whoever is killed while writing has one of the two. */
function write(to, { commit, prepare }) {
  writeFileSync(`${to}.new`, JSON.stringify({ commit: `${commit}`, prepare: `${prepare}` }));
  renameSync(`${to}.new`, to);
}
