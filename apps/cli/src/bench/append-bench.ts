import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  openEventStore,
  openSchema,
  openSqliteDriver,
  streamName,
  type EventStore,
  type NewEvent,
  type Revision,
} from '@stacktrail/event-store';
import { grouped } from '../output/words.js';
import type { Bench, BenchSetup, Figure } from './bench.js';
import { BareWriter } from './bare-writer.js';
import { recordedGame } from './recorded-game.js';
import { mean, median } from './statistics.js';

const WRITERS = 64;
const ROUNDS = 3;

/** The events that are appended at once: those of one decision of a real game. */
type Batch = readonly Omit<NewEvent, 'id'>[];

/** 64 writers, each with a stream of its own, through the store, beside the bare driver with the same batches. */
export const appendBench: Bench = async (setup) => {
  const batches = await realBatches(setup);
  const throughStore: Measured[] = [];
  const bare: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    throughStore.push(
      await measureStore(join(setup.folder, `store-${round}.sqlite`), batches, setup.seconds / ROUNDS / 2),
    );
    bare.push(await measureBare(join(setup.folder, `bare-${round}.sqlite`), batches, setup.seconds / ROUNDS / 2));
    setup.progress((round + 1) / ROUNDS);
  }
  return figures(batches, throughStore, bare);
};

interface Measured {
  readonly appendsPerSecond: number;
  readonly eventsPerSecond: number;
}

async function realBatches(setup: BenchSetup): Promise<readonly Batch[]> {
  const { stored } = await recordedGame(setup, 'bench');
  const batches: Batch[] = [];
  let batch: Omit<NewEvent, 'id'>[] = [];
  for (const { type, data, envelope } of stored) {
    batch.push({ type, data: { data, envelope }, metadata: { $correlationId: randomUUID(), command: 'SubmitAnswer' } });
    if (envelope.batch === undefined) continue;
    batches.push(batch);
    batch = [];
  }
  return batches;
}

async function measureStore(file: string, batches: readonly Batch[], seconds: number): Promise<Measured> {
  const store = await openEventStore(`sqlite:${file}`);
  const end = performance.now() + seconds * 1000;
  const begun = performance.now();
  const written = await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => writeUntil(store, end, batches, writer)),
  );
  const ms = performance.now() - begun;
  await store.close();
  return perSecond(written, ms);
}

interface Written {
  readonly appends: number;
  readonly events: number;
}

async function writeUntil(store: EventStore, end: number, batches: readonly Batch[], writer: number): Promise<Written> {
  const stream = streamName(`game-${writer}`);
  let expected: Revision | 'noStream' = 'noStream';
  let [appends, events] = [0, 0];
  while (performance.now() < end) {
    const batch = (batches[(writer + appends) % batches.length] ?? []).map((event) => ({ id: randomUUID(), ...event }));
    ({ lastRevision: expected } = await store.append(stream, expected, batch));
    appends += 1;
    events += batch.length;
  }
  return { appends, events };
}

/** As many batches in a transaction as there are writers, as JSON that is written already. */
async function measureBare(file: string, batches: readonly Batch[], seconds: number): Promise<Measured> {
  const driver = await openSqliteDriver(file);
  openSchema(driver, file);
  const writer = new BareWriter(driver, WRITERS);
  const rows = batches.map((batch) =>
    batch.map(({ type, data, metadata }) => ({ type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) })),
  );
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let [appends, events] = [0, 0];
  for (let round = 0; performance.now() < end; round++) {
    writer.transaction(() => {
      for (let stream = 0; stream < WRITERS; stream++) {
        const batch = rows[(stream + round) % rows.length] ?? [];
        writer.insert(stream, batch);
        appends += 1;
        events += batch.length;
      }
    });
  }
  const ms = performance.now() - begun;
  driver.close();
  return perSecond([{ appends, events }], ms);
}

function perSecond(written: readonly Written[], ms: number): Measured {
  const total = (which: keyof Written): number => written.reduce((sum, each) => sum + each[which], 0);
  return { appendsPerSecond: (total('appends') / ms) * 1000, eventsPerSecond: (total('events') / ms) * 1000 };
}

function figures(batches: readonly Batch[], store: readonly Measured[], bare: readonly Measured[]): readonly Figure[] {
  const middle = (measured: readonly Measured[], which: keyof Measured): number =>
    median(measured.map((each) => each[which]));
  const events = middle(store, 'eventsPerSecond');
  const bareEvents = middle(bare, 'eventsPerSecond');
  const size = mean(batches.map((batch) => batch.length)).toFixed(1);
  const bytes = Math.round(mean(batches.flat().map((event) => JSON.stringify(event).length)));
  const sizes = `${WRITERS} writers, ${size} events a batch, ${bytes} bytes an event`;
  const appends = `${grouped(Math.round(middle(store, 'appendsPerSecond')))} appends/s`;
  const bareAppends = `${grouped(Math.round(middle(bare, 'appendsPerSecond')))} appends/s`;
  return [
    { name: 'append', value: events, unit: 'events/s', target: null, note: `${appends}; ${sizes}` },
    { name: 'append, bare driver', value: bareEvents, unit: 'events/s', target: null, note: bareAppends },
    {
      name: 'append, of bare',
      value: events / bareEvents,
      unit: '',
      target: 0.8,
      note: 'the store’s share of the bare driver’s events/s',
    },
  ];
}
