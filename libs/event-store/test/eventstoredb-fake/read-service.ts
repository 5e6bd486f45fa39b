import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Accounts } from './accounts.js';
import type { Faults } from './faults.js';
import type { FakeLog, LogEntry } from './fake-log.js';
import { filterOf, isForwards, optionsOf, positionIn, revisionIn, streamNameOf } from './read-requests.js';
import { eventResponse, streamNotFound } from './read-responses.js';
import { streamDeleted } from './refusals.js';
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
      for (const response of options.hasStream() ? readStream(log, options) : readAll(log, options)) {
        log.sent += 1;
        call.write(response);
      }
      call.end();
    } catch (error) {
      call.emit('error', error);
    }
  };
  return (call: ReadCall): void => {
    faults.onceThawed(() => serve(call));
  };
}

function readStream(log: FakeLog, options: ReadReq.Options): readonly ReadResp[] {
  const name = streamNameOf(options);
  if (log.stream(name)?.tombstoned === true) throw streamDeleted(name);
  const entries = log.visible(name);
  if (entries === undefined) return [streamNotFound(name)];
  const from = revisionIn(options);
  const oldest = entries[0]?.revision ?? 0;
  const at = from === 'start' ? 0 : from === 'end' ? entries.length : from - oldest;
  if (isForwards(options)) return found(entries, Math.max(at, 0), options);
  return found(entries, from === 'start' ? -1 : Math.min(at, entries.length - 1), options);
}

/** Forwards a read begins with the entry at the position; backwards with the one before it. */
function readAll(log: FakeLog, options: ReadReq.Options): readonly ReadResp[] {
  const from = positionIn(log, options);
  const at = from === 'start' ? 0 : from === 'end' ? log.entries.length : log.indexAt(from);
  return found(log.entries, isForwards(options) ? at : at - 1, options);
}

/** As many of the entries that are wanted as are asked for, from the one at an index on, in the direction of the read. */
function found(entries: readonly LogEntry[], first: number, options: ReadReq.Options): readonly ReadResp[] {
  const isWanted = filterOf(options);
  const [step, count] = [isForwards(options) ? 1 : -1, Number(options.getCount())];
  const responses: ReadResp[] = [];
  for (let at = first; responses.length < count; at += step) {
    const entry = entries[at];
    if (entry === undefined) break;
    if (isWanted(entry)) responses.push(eventResponse(entry));
  }
  return responses;
}
