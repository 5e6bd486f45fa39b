import {
  type AllStreamResolvedEvent,
  type RecordedEvent,
  type ResolvedEvent,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { EventStoreUnavailable } from '../errors.js';
import type { ReadAllOptions, ReadOptions } from '../event-store.js';
import { comparePositions, type Position } from '../position.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { mayPass, translate } from './grpc-errors.js';
import { Patience } from './patience.js';
import { search, type Search } from './search.js';
import { logPositionOf, positionOfLog } from './recorded-event.js';

type Source = StreamingRead<ResolvedEvent> | StreamingRead<AllStreamResolvedEvent> | Search;

/** The events of a stream, beginning with `from`; none where there is no such stream. */
export function readStream(
  connection: Connection,
  stream: StreamName,
  { from, direction = 'forward', limit }: ReadOptions,
): AsyncIterable<RecordedEvent> {
  const forward = direction === 'forward';
  const first = from === undefined ? (forward ? 'start' : 'end') : BigInt(from);
  const open = (last: RecordedEvent | undefined, given: number): Source | undefined => {
    const fromRevision = last === undefined ? first : forward ? last.revision + 1n : last.revision - 1n;
    const maxCount = limit === undefined ? {} : { maxCount: limit - given };
    if ((typeof fromRevision === 'bigint' && fromRevision < 0n) || maxCount.maxCount === 0) return undefined;
    const { client, credentials } = connection;
    const way = forward ? 'forwards' : 'backwards';
    return client.readStream(stream, { credentials, fromRevision, direction: way, ...maxCount });
  };
  return eventsOf(connection, `a read of ${stream}`, open, stream);
}

/**
 * All events, the database's own among them, beginning with `from`. Forward the server leaves out what a filter on
 * streams or types does; the rest of the filter is left to the caller.
 */
export async function* readLog(
  connection: Connection,
  { from, direction = 'forward', filter = {} }: Pick<ReadAllOptions, 'from' | 'direction' | 'filter'>,
): AsyncIterable<RecordedEvent> {
  if (filter.streamPrefixes?.length === 0 || filter.typePrefixes?.length === 0) return;
  const isFiltered = filter.streamPrefixes !== undefined || filter.typePrefixes !== undefined;
  if (direction === 'forward' && isFiltered) {
    if (from !== undefined) yield* firstFrom(connection, from);
    const open = (last?: RecordedEvent): Source =>
      search(connection, last === undefined ? (from ?? 'start') : positionOfLog(last.position), filter);
    yield* eventsOf(connection, 'a read of all streams', open);
  } else if (direction === 'forward') {
    yield* readFrom(connection, from ?? 'start', 'forwards');
  } else if (from === undefined) {
    yield* readFrom(connection, 'end', 'backwards');
  } else {
    // Backward, the server begins with what stands before the position.
    const order = (event: RecordedEvent): number => comparePositions(positionOfLog(event.position), from);
    yield* readFrom(connection, from, 'forwards', (event) => order(event) === 0);
    yield* readFrom(connection, from, 'backwards', (event) => order(event) < 0);
  }
}

/** The position of the last entry of the log, whatever it is; `start` if there is none. */
export async function endOfLog(connection: Connection, limitMs?: number): Promise<Position | 'start'> {
  const last = (): Source => {
    const { client, credentials } = connection;
    return client.readAll({ credentials, direction: 'backwards', fromPosition: 'end', maxCount: 1 });
  };
  const patience = new Patience(connection, limitMs);
  for await (const event of eventsOf(connection, 'a read of the last event', last, undefined, patience)) {
    return positionOfLog(event.position);
  }
  return 'start';
}

/** The event at a position: a search begins after it. */
async function* firstFrom(connection: Connection, from: Position): AsyncIterable<RecordedEvent> {
  for await (const event of readFrom(connection, from, 'forwards')) {
    yield event;
    return;
  }
}

async function* readFrom(
  connection: Connection,
  from: Position | 'start' | 'end',
  direction: 'forwards' | 'backwards',
  wanted?: (event: RecordedEvent) => boolean,
): AsyncIterable<RecordedEvent> {
  const first = from === 'start' ? 'start' : from === 'end' ? 'end' : logPositionOf(from);
  let last: RecordedEvent | undefined;
  const open = (): Source => {
    const { client, credentials } = connection;
    return client.readAll({ credentials, fromPosition: last?.position ?? first, direction });
  };
  for await (const event of eventsOf(connection, 'a read of all streams', open)) {
    // Forward, a read that is taken up again begins with the event that was given last.
    if (last !== undefined && isSamePlace(event, last)) continue;
    last = event;
    if (wanted === undefined || wanted(event)) yield event;
    else if (direction === 'forwards') return;
  }
}

function isSamePlace(one: RecordedEvent, other: RecordedEvent): boolean {
  return one.revision === other.revision && one.streamId === other.streamId;
}

/**
 * The events of a read, which is taken up again after the last event where the connection was lost, as long as an
 * append is tried.
 *
 * @param asked what is read, as a noun
 * @param open begins the read, or takes it up after the last of so many events; nothing where that was the last
 */
async function* eventsOf(
  connection: Connection,
  asked: string,
  open: (last: RecordedEvent | undefined, given: number) => Source | undefined,
  stream?: StreamName,
  patience = new Patience(connection),
): AsyncIterable<RecordedEvent> {
  let last: RecordedEvent | undefined;
  for (let given = 0; ;) {
    const { client } = connection;
    const source = open(last, given);
    if (source === undefined) return;
    const iterator = source.iterator({ destroyOnReturn: false }) as AsyncIterator<ResolvedEvent, undefined>;
    try {
      for (;;) {
        const { done, value } = await patience.within(iterator.next(), asked);
        if (connection.closing.aborted) throw new EventStoreUnavailable('The event store has been closed');
        if (done === true) return;
        if (value.event === undefined) continue;
        yield value.event;
        last = value.event;
        given += 1;
        patience.renew();
      }
    } catch (error) {
      if (error instanceof StreamNotFoundError) return;
      connection.renewWhereLost(client, error);
      if (!mayPass(error) || patience.isOver) throw translate(error, connection, stream);
    } finally {
      letGo(source, iterator).catch(() => undefined);
    }
    await patience.pause(connection.closing).catch(() => undefined);
  }
}

/** Ends a read. One that is left before its end is read on to it, for the client's `dispose` waits for that. */
async function letGo(source: Source, iterator: AsyncIterator<unknown>): Promise<void> {
  source.on('error', () => undefined);
  // This fails if there never was a connection.
  source.cancel().catch(() => undefined);
  await iterator.return?.();
  source.resume();
}
