import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadResp as PersistentResp } from '@eventstore/db-client/generated/persistent_pb.js';
import type { LogEntry } from './fake-log.js';

/** Of a read, or of a persistent subscription. */
type RecordedEvent = ReadResp.ReadEvent.RecordedEvent | PersistentResp.ReadEvent.RecordedEvent;

const TICKS_PER_MS = 10_000n;

export function eventResponse(entry: LogEntry): ReadResp {
  const record = recordedEvent(new streams.ReadResp.ReadEvent.RecordedEvent(), entry);
  const event = new streams.ReadResp.ReadEvent().setEvent(record).setCommitPosition(String(entry.position));
  return new streams.ReadResp().setEvent(event);
}

/** Fills in what an event holds; the message has the same fields wherever it is sent. */
export function recordedEvent<Message extends RecordedEvent>(record: Message, entry: LogEntry): Message {
  const position = String(entry.position);
  record
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
  return record;
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
