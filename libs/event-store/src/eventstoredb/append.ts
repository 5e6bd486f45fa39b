import { setTimeout as delay } from 'node:timers/promises';
import {
  type AppendResult,
  type JSONEventData,
  type JSONType,
  MaxAppendSizeExceededError,
  NotLeaderError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { batchSizeBytes, type EncodedEvent } from '../batch.js';
import { BatchTooLarge, EventStoreUnavailable, WrongExpectedRevision } from '../errors.js';
import type { ExpectedRevision, Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { isConnectionLost, translate } from './grpc-errors.js';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/**
 * Appends, and appends again where the connection was lost, until the time is up. That is safe where a revision is
 * expected: an append that did arrive is recognised by its event ids. With `any` the server remembers ids in its
 * memory alone, so an append that may have arrived is left to the caller.
 * @throws WrongExpectedRevision, BatchTooLarge, StreamDeleted, EventStoreUnavailable
 */
export async function appendToStream(
  connection: Connection,
  stream: StreamName,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
  timeoutMs: number,
): Promise<AppendResult> {
  const deadline = Date.now() + timeoutMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await appendOnce(connection, stream, expected, events, deadline - Date.now());
    } catch (error) {
      const mayRepeat = error instanceof NotLeaderError || (expected !== 'any' && isConnectionLost(error));
      if (!mayRepeat || Date.now() + pauseMs >= deadline) throw refusalOf(error, connection, stream, expected, events);
    }
    await delay(pauseMs);
  }
}

async function appendOnce(
  { client, credentials, hosts }: Connection,
  stream: StreamName,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
  timeoutMs: number,
): Promise<AppendResult> {
  // The client's own deadline doesn't cover everything, such as connecting.
  const timeout = new AbortController();
  const timedOut = delay(timeoutMs, undefined, { signal: timeout.signal }).then(() => {
    const what = `no answer to an append to ${stream} in ${timeoutMs} ms`;
    throw new EventStoreUnavailable(`EventStoreDB at ${hosts.join(', ')}: ${what}`);
  });
  try {
    const expectedRevision = expected === 'noStream' ? 'no_stream' : expected === 'any' ? 'any' : BigInt(expected);
    const options = { expectedRevision, credentials, deadline: timeoutMs } as const;
    return await Promise.race([client.appendToStream(stream, events.map(proposed), options), timedOut]);
  } finally {
    timeout.abort();
    timedOut.catch(() => undefined);
  }
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
