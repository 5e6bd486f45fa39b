// Follows the feed of a server into a DuckDB file, and can be killed at any moment.
//
//   node docs/examples/feed-into-duckdb.mjs http://127.0.0.1:3000 games.duckdb [--once]
//
// With --once it ends when it has everything; otherwise it waits for more.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';

const [server, file, once] = process.argv.slice(2);
if (server === undefined || file === undefined) {
  console.error('Usage: node feed-into-duckdb.mjs SERVER FILE [--once]');
  process.exit(2);
}

// A kill while DuckDB begins a file would leave one that it can't read: the file gets its name once it is whole.
if (!existsSync(file)) {
  const begun = `${file}.new`;
  for (const left of [begun, `${begun}.wal`]) rmSync(left, { force: true });
  const instance = await DuckDBInstance.create(begun);
  const connection = await instance.connect();
  await connection.run(`
    CREATE TABLE facts (
      position VARCHAR PRIMARY KEY, game VARCHAR, revision INTEGER, time TIMESTAMP, type VARCHAR, rule VARCHAR,
      player VARCHAR, names VARCHAR[], reversed_by INTEGER);
    CREATE TABLE checkpoint (position VARCHAR)`);
  connection.closeSync();
  instance.closeSync();
  renameSync(begun, file);
}
const database = await (await DuckDBInstance.create(file)).connect();

/** The events after the checkpoint, at most so many; waits for some where there are none. `null`: ask again. */
async function eventsAfter(position) {
  const query = new URLSearchParams({ after: position, kinds: 'facts', limit: '500', wait: once ? '0' : '20' });
  const response = await fetch(`${server}/events?${query}`);
  if (response.status === 429 || response.status === 503) {
    await pause(1000 * Number(response.headers.get('Retry-After') ?? 1));
    return null;
  }
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const lines = (await response.text()).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** Stores events and the position of the last one, all or nothing: so none is lost and none is there twice. */
async function store(events) {
  await database.run('BEGIN');
  for (const event of events) {
    const { position, game, revision, time, type, rule, seats, player, names } = event;
    // A game that was deleted is forgotten here, too; that it was stays as a row.
    if (type === 'GameDeleted') await database.run('DELETE FROM facts WHERE game = $1', [game]);
    await database.run(
      `INSERT INTO facts VALUES ($1, $2, $3, $4::TIMESTAMP, $5, $6, $7, from_json($8, '["VARCHAR"]'), NULL)`,
      [
        position,
        game,
        revision,
        time,
        type,
        rule,
        player === null ? null : seats[player],
        JSON.stringify(Object.values(names.objects).sort()),
      ],
    );
    if (type === 'ActionReversed') await reverse(event);
  }
  await database.run('DELETE FROM checkpoint');
  await database.run('INSERT INTO checkpoint VALUES ($1)', [events.at(-1).position]);
  await database.run('COMMIT');
}

/** CR 731: what stands after `to` is undone. An earlier reversal that stands there is undone with it. */
async function reverse({ game, revision, data: { to } }) {
  await database.run('UPDATE facts SET reversed_by = NULL WHERE game = $1 AND revision <= $2 AND reversed_by > $2', [
    game,
    to,
  ]);
  await database.run('UPDATE facts SET reversed_by = $3 WHERE game = $1 AND revision > $2 AND revision < $3', [
    game,
    to,
    revision,
  ]);
}

for (;;) {
  const [[position = 'start'] = []] = (await database.runAndReadAll('SELECT position FROM checkpoint')).getRows();
  const events = await eventsAfter(position);
  if (events === null) continue;
  if (events.length > 0) await store(events);
  else if (once) break;
}
