import {
  isStoredEvent,
  readEntries,
  type EventStore,
  type Position,
  type StreamFilter,
  type StreamName,
} from '@stacktrail/event-store';
import { deletedGameOf, deletionStreams } from '@stacktrail/game-events';
import { BehaviorSubject, concat, defer, finalize, Observable, retry, switchMap, timer, type Subscription } from 'rxjs';
import { Bookkeeping } from './bookkeeping.js';
import { inBatches, type Batch } from './bounded-batches.js';
import { foldedEntry, letterOf, letterOfUnknown, mayPass, type FoldedEntry } from './dead-letters.js';
import { deletionIn, removeGame, type DeletedGame } from './deleted-games.js';
import { Folds, type FoldAt, type Folding } from './folds.js';
import { streamsOf } from './game-streams.js';
import { ModelTables } from './model-tables.js';
import { atTheStart, type Progress } from './progress.js';
import type { DeadLetter, Projection } from './projection.js';
import type { ReadModels } from './read-models.js';
import type { Building, RunOptions } from './run-options.js';
import { hasEvent, whyMadeAnew } from './same-store.js';
import { builtByThreads, entriesInBatches, takeStreams } from './stored-streams.js';
import { newestOf, OutOfOrder, StreamPart } from './stream-part.js';

const longestPauseMs = 5_000;

/** One running generation of a projection: it processes each event in order, from its checkpoint on. */
export class ProjectionRun<Fold, Change> {
  readonly tables: ModelTables;
  readonly bookkeeping: Bookkeeping;
  private readonly folds: Folds<Fold, Change>;
  private readonly progress = new BehaviorSubject<Progress>(atTheStart);
  private readonly dead: Set<string>;
  private subscription: Subscription | null = null;
  private working: Promise<void> = Promise.resolve();
  /** Whether that was found out. */
  private isOfThisStore = false;

  constructor(
    private readonly projection: Projection<Fold, Change>,
    private readonly store: EventStore,
    private readonly models: ReadModels,
    generation: number,
    private readonly options: RunOptions,
    private readonly building: Building | null = null,
  ) {
    this.tables = new ModelTables(models, projection.name, generation);
    this.bookkeeping = new Bookkeeping(models, projection.name, generation);
    this.folds = new Folds(projection, store, options.hot, options.hotBytes);
    this.dead = new Set(this.bookkeeping.deadLetters().map((letter) => letter.stream));
    this.report({ position: this.bookkeeping.position(), deadLetters: this.dead.size });
  }

  get progress$(): Observable<Progress> {
    return this.progress;
  }

  get now(): Progress {
    return this.progress.value;
  }

  start(): void {
    const filter = { streamPrefixes: [...this.projection.streams, deletionStreams] };
    const take = (batch: Batch): Promise<void> => this.inTurn(() => this.take(batch));
    const followed = (from: Position | 'start', more: StreamFilter = {}): Observable<number> =>
      inBatches((after) => this.store.subscribe(after, { ...filter, ...more }), from, take, this.options);
    const events = defer(() => this.inTurn(() => this.clearUnlessOfThisStore())).pipe(
      switchMap(() => {
        const { position } = this.now;
        if (position !== null) return followed(position);
        // What the read model then has of a stream isn't decoded again.
        return concat(
          this.takeStreams(),
          defer(() => followed('start', { after: this.bookkeeping.revisions() })),
        );
      }),
    );
    this.subscription = events
      .pipe(retry({ resetOnSuccess: true, delay: (error, count) => this.pause(error, count) }))
      .subscribe({ next: (waiting) => this.report({ waiting }), complete: () => this.report({ caughtUp: false }) });
  }

  /** Takes no more events, and waits for those under way. */
  async stop(): Promise<void> {
    this.subscription?.unsubscribe();
    await this.working;
    this.progress.complete();
  }

  /** The fold of a stream as far as the read model has it; `null` if it has nothing of that stream. */
  async fold(stream: StreamName): Promise<FoldAt<Fold> | null> {
    const revision = this.bookkeeping.revisionOf(stream);
    return revision < 0 ? null : this.folds.at(stream, revision);
  }

  /** The same as `fold`, but `null` if the fold is not in memory. */
  foldInMemory(stream: StreamName): FoldAt<Fold> | null {
    const revision = this.bookkeeping.revisionOf(stream);
    return revision < 0 ? null : this.folds.ready(stream, revision);
  }

  /** Processes a stream's events again from the one that failed. */
  async retryStream(stream: StreamName): Promise<void> {
    await this.inTurn(async () => {
      this.models.transaction(() => this.bookkeeping.removeDeadLetter(stream));
      this.dead.delete(stream);
      const entries: FoldedEntry[] = [];
      for await (const entry of readEntries(this.store, stream)) entries.push({ position: '', ...entry });
      this.commit(await this.foldAll(entries), [], null);
      this.report({ deadLetters: this.dead.size });
    });
  }

  /** A read model that was made of the events of another store says nothing of this one: it begins anew. */
  private async clearUnlessOfThisStore(): Promise<void> {
    if (this.isOfThisStore) return;
    const last = this.bookkeeping.lastEvent();
    if (last === null || !(await hasEvent(this.store, last))) {
      if (last !== null) this.models.onDoubt(whyMadeAnew(this.projection.name, last));
      this.models.transaction(() => {
        this.tables.drop();
        this.tables.create(this.projection.schema);
        this.bookkeeping.clear();
      });
      this.folds.clear();
      this.dead.clear();
      this.report({ position: null, deadLetters: 0 });
    }
    this.isOfThisStore = true;
  }

  private takeStreams(): Observable<never> {
    const { projection, store, bookkeeping, building } = this;
    return concat(
      builtByThreads({ projection, store, bookkeeping, building }).pipe(finalize(() => this.learnDeadLetters())),
      takeStreams(projection.streams, store, (stream, isOver) => this.inTurn(() => this.takeStream(stream, isOver))),
    );
  }

  private async takeStream(stream: StreamName, isOver: () => boolean): Promise<void> {
    const from = this.bookkeeping.revisionOf(stream) + 1;
    for await (const entries of entriesInBatches(this.store, stream, from)) {
      if (isOver()) return;
      await this.takeEntries(entries);
    }
  }

  /** Runs a piece of work after all earlier work, even if that failed. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.working.then(work);
    this.working = done.catch(() => undefined);
    return done;
  }

  /** Folds and writes entries, each stream's in order; those that are in the read model are skipped. */
  async takeEntries(entries: readonly FoldedEntry[]): Promise<void> {
    if (entries.length > 0) this.commit(await this.foldAll(entries), [], null);
  }

  /** What threads have built is in the file; now it is known here, too. */
  private learnDeadLetters(): void {
    for (const { stream } of this.bookkeeping.deadLetters()) this.dead.add(stream);
    this.report({ deadLetters: this.dead.size });
  }

  private async take(batch: Batch): Promise<void> {
    const taken = this.options.watch?.(this.projection.name, batch.events);
    try {
      await this.takeIn(batch);
      taken?.();
    } catch (error) {
      taken?.(error);
      throw error;
    }
  }

  private async takeIn({ events, caughtUp, through }: Batch): Promise<void> {
    const position = through ?? events.at(-1)?.position ?? this.now.position;
    if (events.length > 0 || position !== this.now.position) {
      const unknown = events.flatMap(letterOfUnknown);
      const known = events.flatMap((entry) => foldedEntry(entry) ?? []);
      const deleted = known.flatMap((entry) => deletionIn(entry) ?? []);
      const others = deleted.length === 0 ? known : known.filter(({ stream }) => deletedGameOf(stream) === null);
      const folded = await this.foldAll(others);
      this.commit(folded, unknown, position, deleted);
    }
    const taken = this.now.taken + events.length;
    const more = { deadLetters: this.dead.size, failure: null, caughtUp: caughtUp || this.now.caughtUp };
    this.report({ position, taken, ...more });
  }

  /** Folds events, each after the one before it. Events that were already folded are skipped. */
  private async foldAll(entries: readonly FoldedEntry[]): Promise<readonly StreamPart<Change>[]> {
    const parts = new Map<string, StreamPart<Change>>();
    const partOf = (stream: string): StreamPart<Change> => {
      const part = parts.get(stream) ?? new StreamPart<Change>(stream, this.bookkeeping.revisionOf(stream));
      parts.set(stream, part);
      return part;
    };
    // The fold of the event before, which nobody else changes meanwhile.
    let last: { readonly stream: string; readonly found: Folding<Fold, Change> } | null = null;
    for (const entry of entries) {
      const { stream } = entry;
      if (this.dead.has(stream)) continue;
      const part = partOf(stream);
      if (part.failure !== null || entry.revision <= part.through) continue;
      try {
        if (entry.revision > part.through + 1) await this.foldLostBefore(part, entry);
        const known: Folding<Fold, Change> | null = last?.stream === stream ? last.found : null;
        const found: Folding<Fold, Change> =
          known?.revision === part.through ? known : await this.foldBefore(entry, part.through);
        part.folded(entry, this.folded(found, entry));
        last = { stream, found };
      } catch (error) {
        last = null;
        this.folds.forget(stream);
        if (mayPass(error)) {
          // The checkpoint stays; what is folded of each stream isn't folded again.
          this.commit([...parts.values()], [], null);
          throw error;
        }
        part.failure = letterOf(entry, error);
      }
    }
    return [...parts.values()];
  }

  /**
   * Folds lost events that come before an entry in its stream and weren't delivered, because they had no place in the
   * log. There may be further ones before a damaged event whose place in the log is damaged too.
   */
  private async foldLostBefore(part: StreamPart<Change>, entry: FoldedEntry): Promise<void> {
    const from = part.through + 1;
    for await (const each of readEntries(this.store, entry.stream, { from, limit: entry.revision - from })) {
      if (isStoredEvent(entry) && isStoredEvent(each)) throw new OutOfOrder(entry, from);
      const before: FoldedEntry = isStoredEvent(each) ? each : { ...each, position: entry.position };
      part.folded(before, this.folded(await this.foldBefore(before, part.through), before));
    }
  }

  /** The fold of an entry's stream as it was before the entry. */
  private async foldBefore(entry: FoldedEntry, through: number): Promise<Folding<Fold, Change>> {
    const { stream, revision } = entry;
    if (revision !== through + 1) throw new OutOfOrder(entry, through + 1);
    const first = through < 0 ? entry : null;
    let found = await this.folds.at(stream, through, first);
    if (found !== null && found.revision > through) {
      this.folds.forget(stream); // A failed commit has left the fold ahead of the read model.
      found = await this.folds.at(stream, through, first);
    }
    if (found === null) throw new OutOfOrder(entry, 0);
    return found;
  }

  private folded(found: Folding<Fold, Change>, entry: FoldedEntry): readonly Change[] {
    const changes = this.projection.fold(found.fold, entry);
    found.revision = entry.revision;
    return found.unwritten.length === 0 ? changes : [...found.unwritten.splice(0), ...changes];
  }

  /**
   * Writes what was folded and the checkpoint, all or nothing (docs/decisions.md D15).
   *
   * @param letters of events of no known stream
   * @param deleted games whose deletion stands after what was folded
   */
  private commit(
    parts: readonly StreamPart<Change>[],
    letters: readonly DeadLetter[],
    position: Position | null,
    deleted: readonly DeletedGame[] = [],
  ): void {
    const died = letters.map(({ stream }) => stream);
    try {
      this.models.transaction(() => {
        for (const letter of letters) this.bookkeeping.addDeadLetter(letter);
        for (const part of parts) if (!this.writePart(part)) died.push(part.stream);
        for (const game of deleted) removeGame(this.projection, game, this.tables, this.bookkeeping);
        const newest = newestOf(parts);
        if (newest !== null) this.bookkeeping.tookIn(newest);
        if (position !== null) this.bookkeeping.moveTo(position);
      });
    } catch (error) {
      this.folds.clear();
      throw error;
    }
    for (const stream of died) this.dead.add(stream);
    for (const { game } of deleted) {
      for (const stream of streamsOf(game, this.projection.streams)) {
        this.dead.delete(stream);
        this.folds.forget(stream);
      }
    }
  }

  /** Writes one stream's changes. @returns `false` if that failed and made a dead letter, so that the stream waits */
  private writePart(part: StreamPart<Change>): boolean {
    const { stream, changes, last, through } = part;
    let { failure } = part;
    if (last !== null) {
      try {
        this.models.part(() => {
          this.projection.write(changes, this.tables);
          this.bookkeeping.foldedThrough(stream, through);
        });
      } catch (error) {
        this.folds.forget(stream);
        failure = letterOf(last, error);
      }
    }
    if (failure === null) return true;
    this.bookkeeping.addDeadLetter(failure);
    return false;
  }

  /** Waits before the next try, longer after each failure in a row. */
  private pause(error: unknown, count: number): Observable<number> {
    this.report({ failure: String(error), caughtUp: false });
    return timer(Math.min(longestPauseMs, 50 * 2 ** Math.min(count, 10)));
  }

  private report(change: Partial<Progress>): void {
    this.progress.next({ ...this.progress.value, ...change });
  }
}
