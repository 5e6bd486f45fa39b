import {
  type AppendResult,
  type JSONEventData,
  type JSONType,
  MaxAppendSizeExceededError,
  NotLeaderError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { batchSizeBytes, type EncodedEvent } from '../batch.js';
import { BatchTooLarge, WrongExpectedRevision } from '../errors.js';
import type { ExpectedRevision, Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { mayPass, translate } from './grpc-errors.js';
import { Patience } from './patience.js';

/**
 * Appends, and appends again where the connection was lost, until the deadline. That is safe where a revision is
 * expected: an append that did arrive is recognised by its event ids. With `any` the server remembers ids in its
 * memory alone, so an append that may have arrived is left to the caller.
 * @throws WrongExpectedRevision, BatchTooLarge, StreamDeleted, EventStoreUnavailable
 */
export async function appendToStream(
  connection: Connection,
  stream: StreamName,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
): Promise<AppendResult> {
  const patience = new Patience(connection);
  for (;;) {
    const { client } = connection;
    try {
      return await appendOnce(connection, stream, expected, events, patience);
    } catch (error) {
      connection.renewWhereLost(client, error);
      const mayRepeat = error instanceof NotLeaderError || (expected !== 'any' && mayPass(error));
      if (!mayRepeat || patience.isOver) throw refusalOf(error, connection, stream, expected, events);
    }
    await patience.pause();
  }
}

function appendOnce(
  { client, credentials }: Connection,
  stream: StreamName,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
  patience: Patience,
): Promise<AppendResult> {
  const expectedRevision = expected === 'noStream' ? 'no_stream' : expected === 'any' ? 'any' : BigInt(expected);
  // Without a deadline of gRPC: where one comes while events are being sent, gRPC for Node ends the call as if it were
  // whole before it cancels it, and the server may store a part of the batch (grpc-js 1.14).
  const options = { expectedRevision, credentials, deadline: Infinity } as const;
  return patience.within(client.appendToStream(stream, events.map(proposed), options), `an append to ${stream}`);
}

function proposed({ id, type, data, metadata }: EncodedEvent): JSONEventData {
  return {
    id,
    type,
    contentType: 'application/json',
    data: JSON.parse(data) as JSONType,
    metadata: JSON.parse(metadata) as JSONType,
  };
}

function refusalOf(
  error: unknown,
  connection: Connection,
  stream: StreamName,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
): unknown {
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error;
    const actual = typeof actualVersion === 'bigint' ? (Number(actualVersion) as Revision) : 'noStream';
    return new WrongExpectedRevision(stream, expected, actual);
  }
  if (error instanceof MaxAppendSizeExceededError) {
    // The server has a lower limit than the store's own.
    return new BatchTooLarge(stream, batchSizeBytes(events), error.maxAppendSize);
  }
  return translate(error, connection, stream);
}
