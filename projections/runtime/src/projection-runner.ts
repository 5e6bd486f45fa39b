import type { EventStore, Position, StreamName } from '@stacktrail/event-store';
import { BehaviorSubject, switchMap, type Observable } from 'rxjs';
import { Bookkeeping, storedRuns } from './bookkeeping.js';
import type { FoldAt } from './folds.js';
import { ModelTables } from './model-tables.js';
import { hasReached, until, type Progress } from './progress.js';
import { ProjectionRun } from './projection-run.js';
import type { DeadLetter, Projection } from './projection.js';
import type { ReadModels } from './read-models.js';
import { runDefaults, type Building, type RunOptions } from './run-options.js';

export interface RunnerOptions<Fold, Change> extends Partial<RunOptions> {
  readonly projection: Projection<Fold, Change>;
  readonly store: EventStore;
  readonly models: ReadModels;
  /** How it is built in further threads; in this one alone where absent. */
  readonly building?: Building | null;
}

const defaultTimeoutMs = 5_000;
const asLongAsItTakesMs = 2 ** 31 - 1;

/**
 * Keeps one read model up to date: runs its projection over the store's subscription from its checkpoint on.
 *
 * Each event is processed once and in its stream's order. After a failure of the store it tries again. An event that
 * can't be folded becomes a dead letter, and its stream waits while the others go on.
 */
export class ProjectionRunner<Fold, Change> {
  private readonly current: BehaviorSubject<ProjectionRun<Fold, Change>>;
  private readonly options: RunOptions;
  private rebuilding: Promise<void> | null = null;
  private next: ProjectionRun<Fold, Change> | null = null;

  private constructor(private readonly given: RunnerOptions<Fold, Change>) {
    const { batch = runDefaults.batch, waiting = runDefaults.waiting } = given;
    const { hot = runDefaults.hot, hotBytes = runDefaults.hotBytes, watch = runDefaults.watch } = given;
    this.options = { batch, waiting, hot, hotBytes, watch };
    const { models, projection } = given;
    this.current = new BehaviorSubject(models.transaction(() => this.takeUp(storedRuns(models, projection.name))));
  }

  /** Continues from the read model's checkpoint. A read model of another version of the projection is built anew. */
  static start<Fold, Change>(options: RunnerOptions<Fold, Change>): ProjectionRunner<Fold, Change> {
    const runner = new ProjectionRunner(options);
    runner.current.value.start();
    return runner;
  }

  /** Emits how far it has come, at once and from then on. */
  get progress$(): Observable<Progress> {
    return this.current.pipe(switchMap((run) => run.progress$));
  }

  get progress(): Progress {
    return this.current.value.now;
  }

  /** The position up to which everything is in the read model; `null` before the first event. */
  position(): Position | null {
    return this.progress.position;
  }

  get caughtUp(): boolean {
    return this.progress.caughtUp;
  }

  /** The tables to read from. They change when a rebuilt read model takes the place of the old one. */
  get tables(): ModelTables {
    return this.current.value.tables;
  }

  /** The fold of a stream as far as the read model has it; `null` if it has nothing of that stream. */
  fold(stream: StreamName): Promise<FoldAt<Fold> | null> {
    return this.current.value.fold(stream);
  }

  /** The same as `fold`, but `null` if the fold is not in memory: a read model may then have a shorter way. */
  foldInMemory(stream: StreamName): FoldAt<Fold> | null {
    return this.current.value.foldInMemory(stream);
  }

  /** The last revision of a stream that is in the read model, -1 if there is none. */
  revisionOf(stream: StreamName): number {
    return this.current.value.bookkeeping.revisionOf(stream);
  }

  /**
   * Read your writes: waits until the read model has the event at a position, such as `Appended.position`.
   *
   * @param position of an event that the projection reads
   * @throws ProjectionIsBehind when the time is over
   */
  waitFor(position: Position, timeoutMs = defaultTimeoutMs): Promise<void> {
    return until(this.progress$, (progress) => hasReached(progress, position), this.given.projection.name, timeoutMs);
  }

  /** @throws ProjectionIsBehind when the time is over */
  whenCaughtUp(timeoutMs = defaultTimeoutMs): Promise<void> {
    return until(this.progress$, (progress) => progress.caughtUp, this.given.projection.name, timeoutMs);
  }

  deadLetters(): readonly DeadLetter[] {
    return this.current.value.bookkeeping.deadLetters();
  }

  /** Processes the stream of a dead letter again, from the event that failed. */
  retry(stream: StreamName): Promise<void> {
    return this.current.value.retryStream(stream);
  }

  /**
   * Builds the read model again from the first event, while the old one is still read, and replaces the old one once
   * the new one has caught up.
   */
  rebuild(): Promise<void> {
    this.rebuilding ??= this.buildAgain().finally(() => {
      this.rebuilding = null;
    });
    return this.rebuilding;
  }

  /** Takes no more events and waits for those under way. The read model can be read on. */
  async stop(): Promise<void> {
    await this.next?.stop();
    await this.rebuilding?.catch(() => undefined);
    await this.current.value.stop();
    this.current.complete();
  }

  private takeUp(stored: ReturnType<typeof storedRuns>): ProjectionRun<Fold, Change> {
    const { projection } = this.given;
    const usable = stored.find((run) => run.current && run.version === projection.version);
    for (const run of stored) if (run !== usable) this.drop(run.generation);
    if (usable !== undefined) return this.runOf(usable.generation);
    const generation = Math.max(0, ...stored.map((run) => run.generation)) + 1;
    return this.create(generation, true);
  }

  private create(generation: number, current: boolean): ProjectionRun<Fold, Change> {
    const { models, projection } = this.given;
    new Bookkeeping(models, projection.name, generation).create(projection.version, current);
    new ModelTables(models, projection.name, generation).create(projection.schema);
    return this.runOf(generation);
  }

  private runOf(generation: number): ProjectionRun<Fold, Change> {
    const { projection, store, models, building = null } = this.given;
    return new ProjectionRun(projection, store, models, generation, this.options, building);
  }

  private drop(generation: number): void {
    const { models, projection } = this.given;
    new ModelTables(models, projection.name, generation).drop();
    new Bookkeeping(models, projection.name, generation).drop();
  }

  private async buildAgain(): Promise<void> {
    const { models, projection } = this.given;
    const old = this.current.value;
    const next = models.transaction(() => this.create(old.bookkeeping.generation + 1, false));
    this.next = next;
    try {
      next.start();
      const isAsFar = (progress: Progress): boolean =>
        progress.caughtUp && (old.now.position === null || hasReached(progress, old.now.position));
      await until(next.progress$, isAsFar, projection.name, asLongAsItTakesMs);
      models.transaction(() => next.bookkeeping.makeCurrent());
    } catch (error) {
      await next.stop();
      models.transaction(() => this.drop(next.bookkeeping.generation));
      throw error;
    } finally {
      this.next = null;
    }
    this.current.next(next);
    await old.stop();
    models.transaction(() => this.drop(old.bookkeeping.generation));
  }
}
