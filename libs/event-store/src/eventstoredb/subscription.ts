import type { Readable } from 'node:stream';
import {
  type AllStreamResolvedEvent,
  eventTypeFilter,
  excludeSystemEvents,
  type Filter,
  type RecordedEvent,
  streamNameFilter,
} from '@eventstore/db-client';
import type { Position } from '../position.js';
import type { Revision } from '../revision.js';
import type { StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { logPositionOf } from './recorded-event.js';

/** Where a subscription begins: after this event, or at the start. */
export type Checkpoint =
  | { readonly stream?: undefined; readonly after: Position | 'start' }
  | { readonly stream: StreamName; readonly after: Revision | 'start' };

export interface SubscriptionSink {
  event(event: RecordedEvent): void;
  caughtUp(): void;
  /** Called once, at the end: the connection was lost, or the server has refused. */
  lost(error: unknown): void;
}

/**
 * Subscribes once, for as long as the connection holds.
 * @returns ends the subscription; the sink hears no more
 */
export function subscribeOnce(
  { client, credentials }: Pick<Connection, 'client' | 'credentials'>,
  { stream, after }: Checkpoint,
  filter: StreamFilter | undefined,
  sink: SubscriptionSink,
): () => void {
  const source =
    stream === undefined
      ? client.subscribeToAll({
          credentials,
          fromPosition: after === 'start' ? 'start' : logPositionOf(after),
          filter: serverFilter(filter),
        })
      : client.subscribeToStream(stream, { credentials, fromRevision: after === 'start' ? 'start' : BigInt(after) });
  const readable = source as unknown as Readable;

  let ended = false;
  let caughtUp = false;
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
  // The news of having caught up overtakes events that the client still holds back in its buffer.
  const tellCaughtUp = (): void => {
    if (ended || !caughtUp || readable.readableLength > 0) return;
    caughtUp = false;
    sink.caughtUp();
  };
  const onData = ({ event }: AllStreamResolvedEvent): void => {
    if (event !== undefined) sink.event(event);
    tellCaughtUp();
  };
  readable.on('data', onData);
  readable.on('caughtUp', () => {
    caughtUp = true;
    tellCaughtUp();
  });
  readable.on('error', lose);
  readable.on('end', lose);
  readable.on('close', lose);
  return end;
}

/** The filter that the server applies. It can filter by only one thing; the receiver applies the rest. */
function serverFilter({ streamPrefixes, typePrefixes }: StreamFilter = {}): Filter {
  if (streamPrefixes !== undefined) return streamNameFilter({ prefixes: [...streamPrefixes] });
  if (typePrefixes !== undefined) return eventTypeFilter({ prefixes: [...typePrefixes] });
  return excludeSystemEvents();
}
