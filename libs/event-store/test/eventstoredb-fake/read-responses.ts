import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { LogEntry } from './fake-log.js';

const TICKS_PER_MS = 10_000n;

export function eventResponse(entry: LogEntry): ReadResp {
  const position = String(entry.position);
  const record = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(entry.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(entry.stream)))
    .setStreamRevision(String(entry.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(entry.data)
    .setCustomMetadata(entry.customMetadata);
  record
    .getMetadataMap()
    .set('type', entry.type)
    .set('content-type', entry.contentType)
    .set('created', String(BigInt(entry.created.getTime()) * TICKS_PER_MS));
  const event = new streams.ReadResp.ReadEvent().setEvent(record).setCommitPosition(position);
  return new streams.ReadResp().setEvent(event);
}

export function streamNotFound(stream: string): ReadResp {
  const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
  return new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier),
  );
}

export function confirmation(subscriptionId: string): ReadResp {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId);
  return new streams.ReadResp().setConfirmation(confirmed);
}

export function checkpoint(position: bigint): ReadResp {
  const reached = new streams.ReadResp.Checkpoint();
  return new streams.ReadResp().setCheckpoint(
    reached.setCommitPosition(String(position)).setPreparePosition(String(position)),
  );
}

export function caughtUp(): ReadResp {
  return new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());
}
