import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StreamName } from '@stacktrail/event-store';
import type { ReadModels } from '../read-models.js';
import type { BuildRequest } from '../run-options.js';
import { mergePart } from './merge-part.js';
import type { BuiltModel, Order, PartDone, PartOrder, WorkerSetup } from './order.js';

export interface BuilderOptions {
  readonly models: ReadModels;
  /** The file of the read models: parts are made beside it. */
  readonly file: string;
  /** The address of a store that further threads can open to read. */
  readonly store: string;
  /** How many threads at most; as many as there are processors, and 4 at most, where absent. */
  readonly threads?: number;
  /** With how many streams it is worth while to begin threads; 64 where absent. */
  readonly worthWhile?: number;
}

interface Asked extends BuildRequest {
  readonly done: () => void;
}

const streamsOfPart = 16;
const partEnding = '.part-';
/** Folding leaves much behind at once: with room for that, half as much time goes into collecting it. */
const youngMb = 64;
/** A thread that has not ended so long after it was told to, in milliseconds, is ended by force. */
const endingMs = 30_000;

/**
 * Builds read models in further threads. Each makes a file that has some of the streams, whose rows are then copied; a
 * stream is read once for all read models that ask at the same time. What isn't built, for whatever reason, is left to
 * the one who asks.
 */
export class PartBuilder {
  private asked: Asked[] = [];
  private readonly stopping = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private parts = 0;
  private working: Promise<void> = Promise.resolve();

  constructor(private readonly options: BuilderOptions) {}

  /** Builds, and resolves when nothing more will come of it. */
  build(request: BuildRequest): Promise<void> {
    return new Promise((done) => {
      this.asked.push({ ...request, done });
      if (this.asked.length > 1) return;
      setImmediate(() => {
        this.working = this.working.then(() => this.buildAll());
      });
    });
  }

  /** Ends the threads. What they have not finished isn't built. */
  async stop(): Promise<void> {
    Atomics.store(this.stopping, 0, 1);
    await this.working;
  }

  private get stopped(): boolean {
    return Atomics.load(this.stopping, 0) === 1;
  }

  private async buildAll(): Promise<void> {
    const asked = this.asked;
    this.asked = [];
    try {
      for (const requests of sameStreams(asked)) await this.buildTogether(requests);
    } catch {
      // Whoever asks builds the rest, and meets the same trouble if it lasts.
    } finally {
      for (const { done } of asked) done();
    }
  }

  private async buildTogether(requests: readonly Asked[]): Promise<void> {
    const { threads = Math.min(availableParallelism(), 4), worthWhile = 64 } = this.options;
    const streams = [...(requests[0]?.streams ?? [])];
    if (this.stopped || threads < 2 || streams.length < worthWhile) return;
    const models = requests.map(({ projection, generation, definition }) => ({ projection, generation, definition }));
    await this.removeParts();
    await Promise.all(Array.from({ length: threads }, () => this.workOff(streams, models)));
    await this.removeParts();
  }

  /** Has one thread build part after part, until no stream is left or it fails. */
  private async workOff(streams: StreamName[], models: readonly BuiltModel[]): Promise<void> {
    const workerData: WorkerSetup = { store: this.options.store, models, stopping: this.stopping };
    const code = new URL(`./part-worker${extname(import.meta.url)}`, import.meta.url);
    const worker = new Worker(code, { workerData, resourceLimits: { maxYoungGenerationSizeMb: youngMb } });
    // A thread that fails while nobody waits for it ends; the next order says so.
    worker.on('error', () => undefined);
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    try {
      while (streams.length > 0) {
        const file = `${this.options.file}${partEnding}${++this.parts}`;
        const { problem } = await partBy(worker, { file, streams: streams.splice(0, streamsOfPart) });
        if (problem !== null || this.stopped) return;
        mergePart(this.options.models, file, models);
        await rm(file);
      }
    } finally {
      await end(worker, exited);
    }
  }

  /** Removes what threads have left behind that were cut off, of an earlier process too. */
  private async removeParts(): Promise<void> {
    const { file } = this.options;
    const isPart = (name: string): boolean => name.startsWith(basename(file) + partEnding);
    const names = (await readdir(dirname(file))).filter(isPart);
    await Promise.all(names.map((name) => rm(join(dirname(file), name), { force: true })));
  }
}

/** What a thread makes of an order. */
function partBy(worker: Worker, order: PartOrder): Promise<PartDone> {
  return new Promise((resolve) => {
    const settle = (done: PartDone): void => {
      worker.off('message', settle).off('error', onError).off('exit', onExit);
      resolve(done);
    };
    const onError = (error: unknown): void => settle({ file: order.file, problem: String(error) });
    const onExit = (): void => settle({ file: order.file, problem: 'the thread has ended' });
    worker.on('message', settle).on('error', onError).on('exit', onExit);
    worker.postMessage(order);
  });
}

/**
 * Has a thread end by itself. One that is ended by force while it is within the driver of SQLite takes the whole
 * process with it: the driver does not expect that its calls may be refused.
 *
 * @param exited resolves when it has ended
 */
async function end(worker: Worker, exited: Promise<unknown>): Promise<void> {
  worker.postMessage('end' satisfies Order);
  const timer = setTimeout(() => {
    worker.terminate().catch(() => undefined);
  }, endingMs);
  await exited;
  clearTimeout(timer);
}

/** The requests that ask for the same streams, together. */
function sameStreams(asked: readonly Asked[]): readonly (readonly Asked[])[] {
  const groups = new Map<string, Asked[]>();
  for (const request of asked) {
    const key = request.streams.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), request]);
  }
  return [...groups.values()];
}
