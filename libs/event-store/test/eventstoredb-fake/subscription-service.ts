import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Faults } from './faults.js';
import type { FakeLog, LogEntry } from './fake-log.js';
import { filterOf, positionIn, revisionIn, streamNameOf } from './read-requests.js';
import { caughtUp, checkpoint, confirmation, eventResponse } from './read-responses.js';
import type { ReadCall } from './read-service.js';
import { sendEach } from './send-each.js';
import { streamDeleted } from './refusals.js';

/** The server's search window where a filter names none. */
const DEFAULT_WINDOW = 32;

/**
 * Confirms, sends what is stored after the start, says `caught_up`, and goes on with what is appended. As 23.10 does, it
 * says nothing of having caught up with a stream that doesn't exist.
 */
export function serveSubscription(log: FakeLog, faults: Faults, call: ReadCall, options: ReadReq.Options): void {
  const wanted = options.hasAll() ? filterOf(options) : ofStream(log, streamNameOf(options));
  const isAfterStart = options.hasAll() ? (): boolean => true : afterRevision(log, options);
  const filter = options.getFilter();
  const window = filter && filter.getCheckpointintervalmultiplier() * (filter.getMax() || DEFAULT_WINDOW);
  let seen = options.hasAll() ? indexAfter(log, options) : 0;
  let hasCaughtUp = false;

  let isSending = false;

  const unsent = function* (): Generator<ReadResp> {
    try {
      for (;;) {
        for (; seen < log.entries.length; seen++) {
          const entry = log.entries[seen] as LogEntry;
          if (!options.hasAll() && isTombstone(entry, options)) throw streamDeleted(entry.stream);
          if (!isAfterStart(entry)) continue;
          if (wanted(entry)) {
            log.sent += 1;
            yield eventResponse(entry);
          }
          if (window !== undefined && (seen + 1) % window === 0) yield checkpoint(entry.position);
        }
        if (hasCaughtUp || (!options.hasAll() && log.visible(streamNameOf(options)) === undefined)) return;
        hasCaughtUp = true;
        yield caughtUp();
      }
    } finally {
      isSending = false;
    }
  };
  const send = (): void => {
    if (isSending) return;
    isSending = true;
    sendEach(call, faults, unsent()).catch((error: unknown) => call.emit('error', error));
  };

  call.write(confirmation(crypto.randomUUID()));
  send();
  const sendOnceThawed = (): void => faults.onceThawed(send);
  log.on('appended', sendOnceThawed);
  call.on('cancelled', () => {
    log.off('appended', sendOnceThawed);
    call.end();
  });
  call.on('close', () => log.off('appended', sendOnceThawed));
}

function ofStream(log: FakeLog, name: string): (entry: LogEntry) => boolean {
  if (log.stream(name)?.tombstoned === true) throw streamDeleted(name);
  return ({ stream, revision }) => {
    if (stream !== name) return false;
    const readFrom = log.stream(name)?.readFrom ?? 0;
    return readFrom === Infinity || revision >= readFrom;
  };
}

function isTombstone(entry: LogEntry, options: ReadReq.Options): boolean {
  return entry.type === '$streamDeleted' && entry.stream === streamNameOf(options);
}

/** The index of the first entry after the position that a subscription to $all names. */
function indexAfter(log: FakeLog, options: ReadReq.Options): number {
  const from = positionIn(log, options);
  return from === 'start' ? 0 : from === 'end' ? log.entries.length : log.indexAt(from + 1n);
}

function afterRevision(log: FakeLog, options: ReadReq.Options): (entry: LogEntry) => boolean {
  const from = revisionIn(options);
  const start = from === 'end' ? (log.visible(streamNameOf(options))?.at(-1)?.revision ?? -1) : from;
  return ({ revision }) => start === 'start' || revision > start;
}
