import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { openEventStore, type EventStore } from '@stacktrail/event-store';
import { Bookkeeping, storedRuns } from '../bookkeeping.js';
import { ModelTables } from '../model-tables.js';
import { ProjectionRun } from '../projection-run.js';
import type { Projection } from '../projection.js';
import { ReadModels } from '../read-models.js';
import { runDefaults } from '../run-options.js';
import { entriesInBatches } from '../stored-streams.js';
import type { BuiltModel, Order, PartDone, PartOrder, WorkerSetup } from './order.js';

type AnyProjection = Projection<unknown, unknown>;

interface Defined extends BuiltModel {
  readonly made: AnyProjection;
}

/** A projection of a store, as the module of its definition makes it. */
async function defined(model: BuiltModel, store: EventStore): Promise<Defined> {
  const { default: define } = (await import(model.definition)) as { default: (store: EventStore) => AnyProjection };
  return { ...model, made: define(store) };
}

/** Makes a file of read models that has these streams alone. @throws when nothing more is to be built */
async function buildPart(
  store: EventStore,
  models: readonly Defined[],
  { file, streams }: PartOrder,
  stopping: Int32Array,
): Promise<void> {
  const part = await ReadModels.open(file);
  try {
    // What a power failure loses is built again.
    part.exec('PRAGMA synchronous = OFF');
    const runs = models.map((model) => runIn(part, store, model));
    for (const stream of streams) {
      for await (const entries of entriesInBatches(store, stream, 0)) {
        if (Atomics.load(stopping, 0) === 1) throw new Error('nothing more is to be built');
        for (const run of runs) await run.takeEntries(entries);
      }
    }
  } finally {
    part.close();
  }
}

function runIn(
  part: ReadModels,
  store: EventStore,
  { projection, generation, made }: Defined,
): ProjectionRun<unknown, unknown> {
  storedRuns(part, projection);
  new Bookkeeping(part, projection, generation).create(made.version, true);
  new ModelTables(part, projection, generation).create(made.schema);
  return new ProjectionRun(made, store, part, generation, { ...runDefaults, hot: 1 });
}

async function answer(port: MessagePort, { store: address, models, stopping }: WorkerSetup): Promise<void> {
  const store = await openEventStore(address, { access: 'read' });
  const all = await Promise.all(models.map((model) => defined(model, store)));
  const part = (order: PartOrder): Promise<void> =>
    buildPart(store, all, order, stopping).then(
      () => port.postMessage({ file: order.file, problem: null } satisfies PartDone),
      (error: unknown) => port.postMessage({ file: order.file, problem: String(error) } satisfies PartDone),
    );
  const end = (): Promise<void> => store.close().finally(() => process.exit());
  port.on('message', (order: Order) => {
    (order === 'end' ? end() : part(order)).catch(() => undefined);
  });
}

if (parentPort !== null) await answer(parentPort, workerData as WorkerSetup);
