import type { Readable } from 'node:stream';
import {
  type AllStreamResolvedEvent,
  eventTypeFilter,
  excludeSystemEvents,
  type Filter,
  type Position as LogPosition,
  type RecordedEvent,
  streamNameFilter,
} from '@eventstore/db-client';
import type { Position } from '../position.js';
import type { Revision } from '../revision.js';
import type { StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { logPositionOf, positionOfLog } from './recorded-event.js';

/** Where a subscription begins: after this event, or at the start. */
export type Checkpoint =
  | { readonly stream?: undefined; readonly after: Position | 'start' }
  | { readonly stream: StreamName; readonly after: Revision | 'start' };

export interface SubscriptionSink {
  event(event: RecordedEvent): void;
  caughtUp(): void;
  /** The server has begun to listen: whatever is stored from now on will be delivered. */
  confirmed?(): void;
  /** The server has searched the log up to here; all that passed the filter has been delivered. */
  searched?(through: Position): void;
  /** Called once, at the end: the connection was lost, or the server has refused. */
  lost(error: unknown): void;
}

/** A subscription under way. */
interface Subscribed {
  /** Ends it; the sink hears no more. */
  readonly end: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Subscribes once, for as long as the connection holds. */
export function subscribeOnce(
  { client, credentials }: Pick<Connection, 'client' | 'credentials'>,
  { stream, after }: Checkpoint,
  filter: StreamFilter | undefined,
  sink: SubscriptionSink,
): Subscribed {
  const checkpointReached = (_: unknown, position: LogPosition): void => {
    searched = positionOfLog(position);
    tellSearched();
  };
  const source =
    stream === undefined
      ? client.subscribeToAll({
          credentials,
          fromPosition: after === 'start' ? 'start' : logPositionOf(after),
          filter: serverFilter(filter, checkpointReached),
        })
      : client.subscribeToStream(stream, { credentials, fromRevision: after === 'start' ? 'start' : BigInt(after) });
  const readable = source as unknown as Readable;

  let ended = false;
  let caughtUp = false;
  let searched: Position | undefined;
  const end = (): void => {
    ended = true;
    readable.off('data', onData);
    readable.resume();
    // This fails if there never was a connection to end: then there is nothing to do.
    source.unsubscribe().catch(() => undefined);
  };
  const lose = (error?: unknown): void => {
    if (ended) return;
    end();
    sink.lost(error);
  };
  // The client's news overtake events that it still holds back in its buffer.
  const tellCaughtUp = (): void => {
    if (ended || !caughtUp || readable.readableLength > 0) return;
    caughtUp = false;
    sink.caughtUp();
  };
  const tellSearched = (): void => {
    if (ended || searched === undefined || readable.readableLength > 0) return;
    sink.searched?.(searched);
    searched = undefined;
  };
  const onData = ({ event }: AllStreamResolvedEvent): void => {
    if (event !== undefined) sink.event(event);
    tellSearched();
    tellCaughtUp();
  };
  readable.on('data', onData);
  readable.on('confirmation', () => {
    if (!ended) sink.confirmed?.();
  });
  readable.on('caughtUp', () => {
    caughtUp = true;
    tellCaughtUp();
  });
  readable.on('error', lose);
  readable.on('end', lose);
  readable.on('close', lose);
  return {
    end,
    pause: () => readable.pause(),
    resume: () => {
      if (!ended) readable.resume();
    },
  };
}

/** After how many of its search windows, of 32 events each, the server says how far it has come. */
const CHECKPOINT_INTERVAL = 8;

/** The filter that the server applies. It can filter by only one thing; the receiver applies the rest. */
function serverFilter(
  { streamPrefixes, typePrefixes }: StreamFilter = {},
  checkpointReached: (_: unknown, position: LogPosition) => void,
): Filter {
  const checkpoints = { checkpointInterval: CHECKPOINT_INTERVAL, checkpointReached };
  if (streamPrefixes !== undefined) return streamNameFilter({ prefixes: [...streamPrefixes], ...checkpoints });
  if (typePrefixes !== undefined) return eventTypeFilter({ prefixes: [...typePrefixes], ...checkpoints });
  return excludeSystemEvents(checkpoints);
}
