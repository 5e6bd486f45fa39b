import { isStoredEvent, readEntries, type EventStore, type StreamName } from '@stacktrail/event-store';
import { defer, ignoreElements, Observable } from 'rxjs';
import type { Bookkeeping } from './bookkeeping.js';
import { mayPass, type FoldedEntry } from './dead-letters.js';
import type { Projection } from './projection.js';
import { streamBatch, type Building } from './run-options.js';

/** A stream's entries from a revision on, some at once. */
export async function* entriesInBatches(
  store: EventStore,
  stream: StreamName,
  from: number,
): AsyncIterable<readonly FoldedEntry[]> {
  let entries: FoldedEntry[] = [];
  for await (const entry of readEntries(store, stream, { from })) {
    if (entries.push(isStoredEvent(entry) ? entry : { position: '', ...entry }) < streamBatch) continue;
    yield entries;
    entries = [];
  }
  if (entries.length > 0) yield entries;
}

/**
 * Takes in stream after stream what is stored. In the log streams that grew at the same time alternate: where their
 * folds don't all stay in memory, each event would have one of them made again. The log is read after that, for what it
 * alone tells, and its events that are in the read model are skipped.
 */
export function takeStreams(
  prefixes: readonly string[],
  store: EventStore,
  take: (stream: StreamName, isOver: () => boolean) => Promise<void>,
): Observable<never> {
  return new Observable((subscriber) => {
    const work = async (): Promise<void> => {
      for (const prefix of prefixes) {
        for (const stream of await store.streams(prefix)) {
          if (subscriber.closed) return;
          await take(stream, () => subscriber.closed).catch(unlessItMayPass);
        }
      }
    };
    work().then(
      () => subscriber.complete(),
      (error: unknown) => subscriber.error(error),
    );
  });
}

/** Anything else than what may pass is told of by the log. */
function unlessItMayPass(error: unknown): void {
  if (mayPass(error)) throw error;
}

/** Lets threads build what the read model has nothing of; it completes when nothing more comes of that. */
export function builtByThreads<Fold, Change>({
  projection,
  store,
  bookkeeping,
  building,
}: {
  readonly projection: Projection<Fold, Change>;
  readonly store: EventStore;
  readonly bookkeeping: Bookkeeping;
  readonly building: Building | null;
}): Observable<never> {
  const build = async (): Promise<void> => {
    if (building === null) return;
    const has = bookkeeping.revisions();
    const lists = await Promise.all(projection.streams.map((prefix) => store.streams(prefix)));
    const streams = lists.flat().filter((stream) => has(stream) < 0);
    const { generation } = bookkeeping;
    const definition = building.definition.href;
    await building.builder.build({ projection: projection.name, generation, definition, streams });
  };
  return defer(build).pipe(ignoreElements());
}
