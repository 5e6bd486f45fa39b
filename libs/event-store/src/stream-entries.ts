import { catchError, concat, defer, NEVER, of, type Observable } from 'rxjs';
import { StreamDamaged } from './errors.js';
import type { CaughtUp, EventStore, LostEvent, StreamEntry } from './event-store.js';
import { Pace } from './pace.js';
import type { Position } from './position.js';
import { revision, type Revision } from './revision.js';
import type { StreamName } from './stream-name.js';

export interface EntriesRange {
  /** The revision to begin with; the first one where absent. */
  readonly from?: number;
  /** How many entries at most. */
  readonly limit?: number;
}

/**
 * Reads a stream forward, past its damaged events: each is reported in its place. Where the whole stream is damaged, that
 * is told of as its first event, and nothing follows. While a long stream is read, others get their turn.
 */
export async function* readEntries(
  store: EventStore,
  stream: StreamName,
  { from = 0, limit = Infinity }: EntriesRange = {},
): AsyncIterable<StreamEntry> {
  let [next, left] = [from, limit];
  const pace = new Pace();
  while (left > 0) {
    try {
      const most = Number.isFinite(left) ? { limit: left } : {};
      for await (const event of store.read(stream, { from: revision(next), ...most })) {
        yield event;
        next = event.revision + 1;
        left -= 1;
        if (pace.isOver()) await pace.nextTurn();
      }
      return;
    } catch (error) {
      const lost = lostEvent(error, next);
      if (lost === null) return;
      yield lost;
      next = lost.revision + 1;
      left -= 1;
    }
  }
}

/**
 * Follows a stream as `subscribe` does, past its damaged events: each is told of in its place.
 * @param after the last revision that is not wanted, -1 if all are
 */
export function subscribeToEntries(
  store: EventStore,
  stream: StreamName,
  after: number,
): Observable<StreamEntry | CaughtUp> {
  const from = after < 0 ? 'start' : revision(after);
  return (store.subscribe({ stream, from }) as Observable<StreamEntry | CaughtUp>).pipe(
    catchError((error: unknown) => {
      const lost = lostEvent(error, after + 1);
      if (lost === null) return NEVER;
      return concat(
        of(lost),
        defer(() => subscribeToEntries(store, stream, lost.revision)),
      );
    }),
  );
}

/** The revision of a stream's last event, whether it can be read or not; `undefined` if it has none. */
export async function lastRevisionOf(store: EventStore, stream: StreamName): Promise<Revision | undefined> {
  try {
    for await (const event of store.read(stream, { direction: 'backward', limit: 1 })) return event.revision;
    return undefined;
  } catch (error) {
    if (error instanceof StreamDamaged) return error.revision;
    throw error;
  }
}

/** The position of the last event of all; `null` if there is none. */
export async function lastPositionOf(store: EventStore): Promise<Position | null> {
  for await (const { position } of store.readAll({ direction: 'backward', limit: 1 })) return position;
  return null;
}

/**
 * The lost event that an error reports.
 *
 * @param next the revision that was to be read
 * @returns `null` if the whole stream is damaged and that has been reported already
 */
function lostEvent(error: unknown, next: number): LostEvent | null {
  if (!(error instanceof StreamDamaged)) throw error;
  const { stream, revision: at, problem } = error;
  return at < next ? null : { damaged: true, stream, revision: at, problem };
}
