import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { programArgs } from '@stacktrail/test-kit';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const example = join(root, 'docs', 'examples', 'feed-into-duckdb.mjs');

/** How often the consumer is killed; 200 for the long form. */
const kills = Number(process.env['FEED_KILLS'] ?? 10);

let server: ChildProcess;
let address: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-consumer-'));
  const args = [...programArgs('apps/server/src/main.ts'), '--store', 'memory', '--port', '0', '--no-sample'];
  const env = { ...process.env, STACKTRAIL_CREATIONS_PER_MINUTE: '10000', STACKTRAIL_HEAVY_READS_PER_MINUTE: '100000' };
  server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout! })) {
    const found = /https?:\/\/[\w.:[\]]+/.exec(line)?.[0];
    if (found === undefined) continue;
    address = found;
    server.stdout!.resume();
    break;
  }
});
afterAll(async () => {
  server.kill('SIGTERM');
  await rm(folder, { recursive: true });
});

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', (code) => resolve(code)));

function consume(file: string, ...flags: readonly string[]): ChildProcess {
  return spawn(process.execPath, [example, address, file, ...flags], { stdio: ['ignore', 'inherit', 'inherit'] });
}

async function begin(number: number): Promise<{ readonly game: string; readonly judgeToken: string }> {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: '24 Mountain\n36 Lightning Bolt', bot: 'random' }));
  const body = JSON.stringify({ seats, seed: `feed ${number}` });
  const headers = { 'Content-Type': 'application/json' };
  return (await (await fetch(`${address}/games`, { method: 'POST', headers, body })).json()) as never;
}

/** Takes a game back a stretch, as a judge; so the table has to take reversals in. */
async function rewind({ game, judgeToken }: Awaited<ReturnType<typeof begin>>): Promise<void> {
  const { revision } = (await (await fetch(`${address}/games/${game}`)).json()) as { readonly revision: number };
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${judgeToken}` };
  const body = JSON.stringify({ to: Math.max(60, revision - 40), reason: 'A missed trigger.' });
  await fetch(`${address}/games/${game}/rewinds`, { method: 'POST', headers, body });
}

async function rowsOf(file: string): Promise<readonly unknown[]> {
  const database = await (await DuckDBInstance.create(file)).connect();
  const rows = (await database.runAndReadAll('SELECT * EXCLUDE (names) FROM facts ORDER BY position')).getRowsJson();
  database.closeSync();
  return rows;
}

test(
  'the consumer of the documentation, killed at any moment, has each fact once, with what was reversed',
  async () => {
    const file = join(folder, 'killed.duckdb');
    for (let round = 0; round < kills; round++) {
      const game = await begin(round);
      const consumer = consume(file);
      await pause(150 + Math.random() * 500);
      if (round % 3 === 0) await rewind(game);
      consumer.kill('SIGKILL');
      await ended(consumer);
    }
    let unfinished = 1;
    while (unfinished > 0) {
      const games = (await (await fetch(`${address}/games?limit=500`)).json()) as { readonly status: string }[];
      unfinished = games.filter(({ status }) => status !== 'over').length;
      await pause(200);
    }
    expect(await ended(consume(file, '--once'))).toBe(0);
    const afterwards = join(folder, 'afterwards.duckdb');
    writeFileSync(`${afterwards}.new`, 'what a consumer leaves that is killed as it begins its file');
    expect(await ended(consume(afterwards, '--once'))).toBe(0);
    const rows = await rowsOf(file);
    expect(rows).toEqual(await rowsOf(afterwards));
    const lines = (await (await fetch(`${address}/events?kinds=facts`)).text()).trimEnd().split('\n');
    const told = lines.map((line) => JSON.parse(line) as { position: string; line: string | { reversedBy: number } });
    expect(rows.map((row) => (row as unknown[])[0])).toEqual(told.map(({ position }) => position));
    const reversedBy = (row: unknown): unknown => (row as unknown[]).at(-1);
    expect(rows.map(reversedBy)).toEqual(told.map(({ line }) => (typeof line === 'string' ? null : line.reversedBy)));
    expect(rows.some((row) => reversedBy(row) !== null)).toBe(true);
  },
  60_000 + kills * 10_000,
);
