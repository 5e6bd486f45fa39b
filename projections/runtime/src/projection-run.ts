import { EventStoreError, type EventStore, type Position, type StoredEvent, type StreamName } from '@stacktrail/event-store';
import { BehaviorSubject, defer, retry, timer, type Observable, type Subscription } from 'rxjs';
import { Bookkeeping } from './bookkeeping.js';
import { inBatches, type Batch, type Bounds } from './bounded-batches.js';
import { Folds, type FoldAt } from './folds.js';
import { ModelTables } from './model-tables.js';
import { atTheStart, type Progress } from './progress.js';
import type { DeadLetter, Projection } from './projection.js';
import type { ReadModels } from './read-models.js';

export interface RunOptions extends Bounds {
  /** How many folds are kept in memory. */
  readonly hot: number;
}

/** What a batch did to one stream. */
interface Folded<Change> {
  readonly stream: StreamName;
  readonly changes: Change[];
  revision: number;
  last: StoredEvent;
}

/** One generation of a projection at work: from its checkpoint on, through each event in order. */
export class ProjectionRun<Fold, Change> {
  readonly tables: ModelTables;
  readonly bookkeeping: Bookkeeping;
  private readonly folds: Folds<Fold>;
  private readonly progress = new BehaviorSubject<Progress>(atTheStart);
  private readonly dead: Set<string>;
  private subscription: Subscription | null = null;
  private working: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly projection: Projection<Fold, Change>,
    private readonly store: EventStore,
    private readonly models: ReadModels,
    generation: number,
    private readonly options: RunOptions,
  ) {
    this.tables = new ModelTables(models, projection.name, generation);
    this.bookkeeping = new Bookkeeping(models, projection.name, generation);
    this.folds = new Folds(projection, store, options.hot);
    const letters = this.bookkeeping.deadLetters();
    this.dead = new Set(letters.map((letter) => letter.stream));
    this.report({ position: this.bookkeeping.position(), deadLetters: letters.length });
  }

  get progress$(): Observable<Progress> {
    return this.progress;
  }

  get now(): Progress {
    return this.progress.value;
  }

  start(): void {
    const filter = { streamPrefixes: this.projection.streams };
    const subscribe = (after: Position | 'start'): ReturnType<EventStore['subscribe']> => this.store.subscribe(after, filter);
    this.subscription = defer(() =>
      inBatches(subscribe, this.now.position ?? 'start', (batch) => this.inTurn(() => this.take(batch)), this.options),
    )
      .pipe(retry({ resetOnSuccess: true, delay: (error, count) => this.pause(error, count) }))
      .subscribe({ next: (waiting) => this.report({ waiting }), complete: () => this.report({ caughtUp: false }) });
  }

  /** Takes no more events, and waits for those under way. */
  async stop(): Promise<void> {
    this.subscription?.unsubscribe();
    await this.working.catch(() => undefined);
    this.progress.complete();
  }

  /** The fold of a stream as far as the read model has it; `null` where it has nothing of that stream. */
  async fold(stream: StreamName): Promise<FoldAt<Fold> | null> {
    const revision = this.bookkeeping.revisionOf(stream);
    return revision < 0 ? null : this.folds.at(stream, revision);
  }

  deadLetters(): readonly DeadLetter[] {
    return this.bookkeeping.deadLetters();
  }

  /** Takes a stream's events in again from where it failed. */
  async retryStream(stream: StreamName): Promise<void> {
    await this.inTurn(async () => {
      this.models.transaction(() => this.bookkeeping.removeDeadLetter(stream));
      this.dead.delete(stream);
      const from = this.bookkeeping.revisionOf(stream) + 1;
      const events: StoredEvent[] = [];
      for await (const event of this.store.read(stream)) if (event.revision >= from) events.push(event);
      const folded = await this.foldAll(events);
      this.commit(folded, null);
    });
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.working.then(work, work);
    this.working = done;
    return done;
  }

  private async take({ events, caughtUp }: Batch): Promise<void> {
    const position = events.at(-1)?.position ?? this.now.position;
    if (events.length > 0) this.commit(await this.foldAll(events), position);
    const taken = this.now.taken + events.length;
    this.report({ position, taken, caughtUp: caughtUp || this.now.caughtUp, deadLetters: this.dead.size, failure: null });
  }

  private async foldAll(events: readonly StoredEvent[]): Promise<Map<string, Folded<Change> | DeadStream>> {
    const folded = new Map<string, Folded<Change> | DeadStream>();
    for (const event of events) {
      const { stream } = event;
      const before = folded.get(stream);
      if (this.dead.has(stream) || before instanceof DeadStream) continue;
      const done = before?.revision ?? this.bookkeeping.revisionOf(stream);
      if (event.revision <= done) continue;
      try {
        const changes = await this.foldOne(event, done);
        if (before === undefined) folded.set(stream, { stream, changes: [...changes], revision: event.revision, last: event });
        else Object.assign(before, { revision: event.revision, last: event, changes: before.changes.concat(changes) });
      } catch (error) {
        this.folds.forget(stream);
        if (error instanceof EventStoreError) throw error;
        folded.set(stream, new DeadStream(event, error, before ?? null));
      }
    }
    return folded;
  }
}
