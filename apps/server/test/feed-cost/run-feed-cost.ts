import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEventStore, type EventStore } from '@stacktrail/event-store';
import { simulate } from '@stacktrail/match';
import { AnalyticsProjection } from '@stacktrail/projection-analytics';
import { ReadModels } from '@stacktrail/projection-runtime';
import { shippedDecks } from '@stacktrail/test-kit';
import { startServer } from '../harness.js';

/**
 * `npm run test:feed-cost -- [--events 100000,1000000] [--runs 3]`: how many events a second a bare read of the store
 * gives, the feed over HTTP, and the projection of analysts' tables from its beginning, in turns on the same store, at
 * each size; with the ratios to the bare read.
 */
const { values } = parseArgs({
  options: { events: { type: 'string', default: '100000' }, runs: { type: 'string', default: '3' } },
});
const sizes = values.events.split(',').map(Number);
const runs = Number(values.runs);
const decks = shippedDecks.slice(0, 2);
/** As the command line builds them. */
const reading = { batch: 4_096, waiting: 16_384, hot: 128, hotBytes: 1024 ** 3 };
const asLongAsItTakesMs = 2 ** 31 - 1;

const reader = fork(new URL('count-lines.mjs', import.meta.url), { execArgv: [] });
const folder = mkdtempSync(join(tmpdir(), 'stacktrail-feed-cost-'));
let store: EventStore;
let stored = 0;
for (const size of sizes) {
  // A server closes its store as it ends.
  store = await openEventStore(`sqlite:${join(folder, 'games.sqlite')}`);
  await fill(size);
  const server = await startServer(store);
  const { port } = server.app.getHttpServer().address() as AddressInfo;
  while ((await server.as().get('/health/ready')).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const measures: Readonly<Record<string, () => Promise<number>>> = {
    'bare read': countAll,
    feed: () => countFeed(port),
    analytics: buildTables,
  };
  const rates: Record<string, number[]> = {};
  for (let run = 0; run < runs; run++) {
    for (const [name, measure] of Object.entries(measures)) {
      const began = performance.now();
      const events = await measure();
      (rates[name] ??= []).push(events / ((performance.now() - began) / 1000));
    }
  }
  const bare = median(rates['bare read']);
  for (const [name, all] of Object.entries(rates)) {
    const rate = median(all);
    console.log(
      `${stored} events, ${name}: ${Math.round(rate)} events/s, ${(rate / bare).toFixed(2)} of the bare read`,
    );
  }
  await server.stop();
}
reader.disconnect();
rmSync(folder, { recursive: true });

/** Plays games until there are so many events. */
async function fill(size: number): Promise<void> {
  for (let game = 0; stored < size; game++) {
    const seed = `cost ${stored} ${game}`;
    const { record } = await simulate({ store, decks, seed, bots: ['random', 'random'], openAfterEnd: true });
    stored += record.stored.length;
  }
}

async function countAll(): Promise<number> {
  let count = 0;
  for await (const _ of store.readAll({ filter: { streamPrefixes: ['game-'] } })) count += 1;
  return count;
}

/** Counts the lines of the feed in a process of its own, as whoever reads a server's feed is one. */
async function countFeed(port: number): Promise<number> {
  reader.send(`http://127.0.0.1:${port}/events`);
  const [lines] = (await once(reader, 'message')) as [number];
  return lines;
}

async function buildTables(): Promise<number> {
  const tables = AnalyticsProjection.start({ store, models: await ReadModels.open(':memory:'), ...reading });
  await tables.runner.whenCaughtUp(asLongAsItTakesMs);
  await tables.stop();
  return stored;
}

function median(all: readonly number[] = []): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
}
