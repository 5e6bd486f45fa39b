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
  const wanted = isForwards(options)
    ? entries.filter(({ revision }) => from === 'start' || (from !== 'end' && revision >= from))
    : entries.filter(({ revision }) => from === 'end' || (from !== 'start' && revision <= from)).reverse();
  return counted(wanted, options);
}

/** Forwards a read begins with the entry at the position; backwards with the one before it. */
function readAll(log: FakeLog, options: ReadReq.Options): readonly ReadResp[] {
  const from = positionIn(log, options);
  const wanted = isForwards(options)
    ? log.entries.filter(({ position }) => from === 'start' || (from !== 'end' && position >= from))
    : log.entries.filter(({ position }) => from === 'end' || (from !== 'start' && position < from)).reverse();
  return counted(wanted.filter(filterOf(options)), options);
}

function counted(entries: readonly LogEntry[], options: ReadReq.Options): readonly ReadResp[] {
  return entries.slice(0, Number(options.getCount())).map(eventResponse);
}
