import {
  type AllStreamResolvedEvent,
  type RecordedEvent,
  type ResolvedEvent,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import type { ReadAllOptions, ReadOptions } from '../event-store.js';
import { comparePositions, type Position } from '../position.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { isConnectionLost, translate } from './grpc-errors.js';
import { logPositionOf, positionOfLog } from './recorded-event.js';

type Source = StreamingRead<ResolvedEvent> | StreamingRead<AllStreamResolvedEvent>;

/** The events of a stream, beginning with `from`; none where there is no such stream. */
export function readStream(
  connection: Connection,
  stream: StreamName,
  { from, direction = 'forward', limit }: ReadOptions,
): AsyncIterable<RecordedEvent> {
  const { client, credentials } = connection;
  const forward = direction === 'forward';
  const fromRevision = from === undefined ? (forward ? 'start' : 'end') : BigInt(from);
  const maxCount = limit === undefined ? {} : { maxCount: limit };
  const options = { credentials, fromRevision, direction: forward ? 'forwards' : 'backwards', ...maxCount } as const;
  return eventsOf(connection, () => client.readStream(stream, options), stream);
}

/** All events, the database's own among them, beginning with `from`. */
export async function* readLog(
  connection: Connection,
  { from, direction = 'forward' }: Pick<ReadAllOptions, 'from' | 'direction'>,
): AsyncIterable<RecordedEvent> {
  if (direction === 'forward') {
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
export async function endOfLog(connection: Connection): Promise<Position | 'start'> {
  const { client, credentials } = connection;
  const last = (): Source => client.readAll({ credentials, direction: 'backwards', fromPosition: 'end', maxCount: 1 });
  for await (const event of eventsOf(connection, last)) return positionOfLog(event.position);
  return 'start';
}

async function* readFrom(
  connection: Connection,
  from: Position | 'start' | 'end',
  direction: 'forwards' | 'backwards',
  wanted?: (event: RecordedEvent) => boolean,
): AsyncIterable<RecordedEvent> {
  const { client, credentials } = connection;
  const fromPosition = from === 'start' ? 'start' : from === 'end' ? 'end' : logPositionOf(from);
  const open = (): Source => client.readAll({ credentials, fromPosition, direction });
  for await (const event of eventsOf(connection, open)) {
    if (wanted === undefined || wanted(event)) yield event;
    else if (direction === 'forwards') return;
  }
}

/** Reads, and begins once more where this call is the first to notice that the connection had died. */
async function* eventsOf(
  connection: Connection,
  open: () => Source,
  stream?: StreamName,
): AsyncIterable<RecordedEvent> {
  for (let attempt = 1; ; attempt++) {
    let begun = false;
    const source = open();
    try {
      for await (const { event } of source.iterator({ destroyOnReturn: false }) as AsyncIterable<ResolvedEvent>) {
        begun = true;
        if (event !== undefined) yield event;
      }
      return;
    } catch (error) {
      if (error instanceof StreamNotFoundError) return;
      if (begun || attempt > 1 || !isConnectionLost(error)) throw translate(error, connection, stream);
    } finally {
      // A source that is broken off, or destroyed, is never read to its end, and the client's `dispose` waits for that.
      source.on('error', () => undefined).resume();
      // This fails if there never was a connection, and would hide why the read itself failed.
      await source.cancel().catch(() => undefined);
    }
  }
}
