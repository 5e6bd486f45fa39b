import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isStoredEvent, openEventStore, type EventStore } from '@stacktrail/event-store';
import { gameSecrecy, simulate } from '@stacktrail/match';
import { standInDecks as decks } from '@stacktrail/match/testing';
import { Child } from './child/child.js';
import type { Json } from './harness.js';

const examples = join(import.meta.dirname, '..', '..', '..', 'docs', 'examples');
const example = join(examples, 'subscribe-with-db-client.mjs');
const folder = mkdtempSync(join(tmpdir(), 'plain-subscriber-'));
const checkpoint = join(folder, 'checkpoint.json');
const node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', []);
let uri: string;
let store: EventStore;

beforeAll(async () => {
  await node.ask('start');
  const [, port = ''] = /^(\d+)$/m.exec(node.written.out) ?? [];
  uri = `esdb://127.0.0.1:${port}?tls=false`;
  store = await openEventStore(uri, { secrecy: gameSecrecy });
  for (const seed of ['one', 'two']) await play(seed);
});
afterAll(async () => {
  for (const kill of started) kill();
  await store.close();
  await node.end('end of input');
  rmSync(folder, { recursive: true });
});

async function play(seed: string): Promise<void> {
  await simulate({ store, decks, seed, bots: ['random', 'random'], maxDecisions: 30 });
}

/** What the example writes up to a line; then it is killed. Meanwhile it may have written more. */
async function linesUpTo(isLast: (line: Json, count: number) => boolean): Promise<readonly Json[]> {
  const child = spawn(process.execPath, [example, uri, checkpoint], { stdio: ['ignore', 'pipe', 'inherit'] });
  const found: Json[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    found.push(JSON.parse(line));
    if (isLast(found.at(-1), found.length)) break;
  }
  child.kill('SIGKILL');
  return found;
}

async function stored(): Promise<readonly Json[]> {
  const events: Json[] = [];
  for await (const entry of store.readAll({ filter: { streamPrefixes: ['game-'] } })) {
    if (!isStoredEvent(entry)) continue;
    const { envelope } = entry.data as Json;
    const { rule, causes } = envelope;
    events.push({ game: entry.stream.slice(5), revision: entry.revision, type: entry.type, rule, causes });
  }
  return events;
}

test('the example of a plain db-client has every event of every game, and goes on where it was killed', async () => {
  const first = await stored();
  expect(await linesUpTo((_, count) => count === 40)).toEqual(first.slice(0, 40));
  expect(existsSync(checkpoint)).toBe(true);
  await play('three');
  const all = await stored();
  const last = all.at(-1);
  const rest = await linesUpTo(({ game, revision }) => game === last.game && revision === last.revision);
  // What it wrote last may not be in the checkpoint yet: such an event comes again.
  const [next] = rest;
  const from = all.findIndex(({ game, revision }) => game === next.game && revision === next.revision);
  expect(from).toBeGreaterThan(38);
  expect(rest).toEqual(all.slice(from));
}, 120_000);

/** Ends the processes that were begun, also where a test has failed. */
const started: (() => void)[] = [];

/** A process that shares the work, with the lines that it has written so far. */
function sharer(): { readonly lines: Json[]; readonly kill: () => void } {
  const program = join(examples, 'share-with-db-client.mjs');
  const child = spawn(process.execPath, [program, uri, 'sharing'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: Json[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  const kill = (): void => void child.kill('SIGKILL');
  started.push(kill);
  return { lines, kill };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('the example of a persistent subscription shares the games among processes, and loses nothing with one of them', async () => {
  const sharers = [sharer(), sharer()];
  for (let i = 0; i < 8; i++) await play(`shared ${i}`);
  await until(() => sharers.every(({ lines }) => lines.length > 50));
  sharers[0]?.kill();
  for (let i = 8; i < 12; i++) await play(`shared ${i}`);
  const all = await stored();
  const placeOf = ({ game, revision }: Json): string => `${game} ${revision}`;
  const written = (): ReadonlySet<string> => new Set(sharers.flatMap(({ lines }) => lines.map(placeOf)));
  await until(() => written().size >= all.length);
  expect([...written()].sort()).toEqual(all.map(placeOf).sort());
  // The one that was killed had each of its games in their order; what it hadn't acknowledged came again.
  const [first = [], second = []] = sharers.map(({ lines }) => lines);
  const games = new Set(first.map(({ game }) => game));
  expect(games.size).toBeGreaterThan(1);
  const twice = second.filter((line) => first.some((other) => other.id === line.id));
  expect(twice.length).toBeLessThanOrEqual(32);
  for (const game of games) {
    const revisions = first.filter((line) => line.game === game).map(({ revision }) => revision);
    expect(revisions).toEqual(revisions.map((_, i) => revisions[0] + i));
  }
}, 120_000);
