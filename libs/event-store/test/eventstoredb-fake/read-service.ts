import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Accounts } from './accounts.js';
import type { Faults } from './faults.js';
import type { FakeLog, LogEntry } from './fake-log.js';
import { filterOf, isForwards, optionsOf, positionIn, revisionIn, streamNameOf } from './read-requests.js';
import { eventResponse, streamNotFound } from './read-responses.js';
import { streamDeleted } from './refusals.js';
import { sendEach } from './send-each.js';
import { serveSubscription } from './subscription-service.js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** `Streams/Read`: reads and subscriptions, of a stream and of $all. */
export function readService(log: FakeLog, faults: Faults, accounts: Accounts) {
  const serve = (call: ReadCall): void => {
    try {
      const options = optionsOf(call.request);
      accounts.assertMay(call.metadata, '$r', options.hasAll() ? '$all' : streamNameOf(options));
      if (options.hasSubscription()) {
        serveSubscription(log, faults, call, options);
        return;
      }
      const responses = options.hasStream() ? readStream(log, options) : readAll(log, options);
      sendEach(call, faults, responses).then(
        () => call.end(),
        (error: unknown) => call.emit('error', error),
      );
    } catch (error) {
      call.emit('error', error);
    }
  };
  return (call: ReadCall): void => {
    faults.onceThawed(() => serve(call));
  };
}

function readStream(log: FakeLog, options: ReadReq.Options): Iterable<ReadResp> {
  const name = streamNameOf(options);
  if (log.stream(name)?.tombstoned === true) throw streamDeleted(name);
  const entries = log.visible(name);
  if (entries === undefined) return [streamNotFound(name)];
  const from = revisionIn(options);
  const oldest = entries[0]?.revision ?? 0;
  const at = from === 'start' ? 0 : from === 'end' ? entries.length : from - oldest;
  if (isForwards(options)) return found(log, entries, Math.max(at, 0), options);
  return found(log, entries, from === 'start' ? -1 : Math.min(at, entries.length - 1), options);
}

/** Forwards a read begins with the entry at the position; backwards with the one before it. */
function readAll(log: FakeLog, options: ReadReq.Options): Iterable<ReadResp> {
  const from = positionIn(log, options);
  const at = from === 'start' ? 0 : from === 'end' ? log.entries.length : log.indexAt(from);
  return found(log, log.entries, isForwards(options) ? at : at - 1, options);
}

/**
 * As many of the entries that are wanted as are asked for, from the one at an index on, in the direction of the read,
 * without those that are appended meanwhile.
 */
function found(
  log: FakeLog,
  entries: readonly LogEntry[],
  first: number,
  options: ReadReq.Options,
): Iterable<ReadResp> {
  const isWanted = filterOf(options);
  const [step, count, length] = [isForwards(options) ? 1 : -1, Number(options.getCount()), entries.length];
  return (function* () {
    for (let at = first, sent = 0; sent < count && at >= 0 && at < length; at += step) {
      const entry = entries[at] as LogEntry;
      if (!isWanted(entry)) continue;
      sent += 1;
      log.sent += 1;
      yield eventResponse(entry);
    }
  })();
}
