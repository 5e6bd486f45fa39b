import type { RecordedEvent } from '@eventstore/db-client';
import { Observable, type Subscriber } from 'rxjs';
import { CAUGHT_UP, isDamagedEvent } from '../caught-up.js';
import { StreamDamaged } from '../errors.js';
import type { CaughtUp, LogEntry, SubscriptionStart } from '../event-store.js';
import { comparePositions, type Position } from '../position.js';
import type { Revision } from '../revision.js';
import { passes, type StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { isFinal, translate } from './grpc-errors.js';
import { endOfLog, readStream } from './read.js';
import { isSystemEvent, logEntryOf, placeOf, positionOfLog } from './recorded-event.js';
import { type Checkpoint, subscribeOnce, type SubscriptionSink } from './subscription.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/**
 * A subscription that resumes after the last delivered event whenever the connection is lost; the client's own doesn't.
 * It tries for as long as someone is subscribed, at growing intervals of up to 5 s, and gives up only if asking again
 * would get the same refusal.
 */
export function resubscribe(
  connection: Connection,
  start: SubscriptionStart,
  filter: StreamFilter | undefined,
): Observable<LogEntry | CaughtUp> {
  return new Observable((subscriber) => {
    const unsubscribed = new AbortController();
    subscriber.add(() => {
      unsubscribed.abort();
    });
    keepSubscribed(connection, start, filter, subscriber, unsubscribed.signal).catch((error: unknown) => {
      if (!unsubscribed.signal.aborted) subscriber.error(error);
    });
  });
}

async function keepSubscribed(
  connection: Connection,
  start: SubscriptionStart,
  filter: StreamFilter | undefined,
  subscriber: Subscriber<LogEntry | CaughtUp>,
  signal: AbortSignal,
): Promise<void> {
  let checkpoint: Checkpoint | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const { client } = connection;
    try {
      checkpoint ??= await checkpointOf(connection, start);
      const attempt = new Attempt(connection, checkpoint, subscriber);
      // What is stored by now has been looked at when the server says that it has caught up.
      const end = checkpoint.stream === undefined ? await endOfLog(connection) : undefined;
      await untilLost(connection, checkpoint, filter, signal, {
        confirmed: () => void attempt.checkWhetherMissing(signal).catch(() => undefined),
        event: (event) => {
          pauseMs = FIRST_PAUSE_MS;
          attempt.hasNews = true;
          checkpoint = after(checkpoint?.stream, event);
          const wanted = !isSystemEvent(event) && passes(placeOf(event), filter);
          if (wanted) deliver(subscriber, event, checkpoint.stream);
        },
        searched: (through) => {
          checkpoint = furthest(checkpoint, through);
        },
        caughtUp: () => {
          pauseMs = FIRST_PAUSE_MS;
          if (end !== undefined && end !== 'start') checkpoint = furthest(checkpoint, end);
          attempt.caughtUp(checkpoint);
        },
      });
    } catch (error) {
      if (isFinal(error)) throw translate(error, connection, checkpoint?.stream);
      connection.renewWhereLost(client, error);
      await connection.clock.pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}

/** What one attempt to subscribe has said of having caught up. */
class Attempt {
  /** Whether events were delivered since this said that it has caught up. */
  hasNews = true;

  constructor(
    private readonly connection: Connection,
    private readonly start: Checkpoint,
    private readonly subscriber: Subscriber<LogEntry | CaughtUp>,
  ) {}

  caughtUp(checkpoint: Checkpoint | undefined): void {
    if (!this.hasNews) return;
    this.hasNews = false;
    const through = checkpoint?.stream === undefined ? checkpoint?.after : undefined;
    this.subscriber.next(through === undefined || through === 'start' ? CAUGHT_UP : { caughtUp: true, through });
  }

  /** Says that there is nothing to catch up with where there is no such stream: a server of 23.10 doesn't say so. */
  async checkWhetherMissing(signal: AbortSignal): Promise<void> {
    const { stream, after } = this.start;
    if (stream === undefined || after !== 'start') return;
    for await (const _ of readStream(this.connection, stream, { limit: 1 })) return;
    if (!signal.aborted) this.caughtUp(undefined);
  }
}

/** The later of two places in the log. */
function furthest(checkpoint: Checkpoint | undefined, through: Position): Checkpoint {
  if (checkpoint === undefined || checkpoint.stream !== undefined) return checkpoint ?? { after: through };
  const isFurther = checkpoint.after === 'start' || comparePositions(through, checkpoint.after) > 0;
  return isFurther ? { after: through } : checkpoint;
}

/**
 * Delivers an event. A damaged one ends a subscription to its stream; a subscription to all streams delivers it as
 * damaged.
 */
function deliver(
  subscriber: Subscriber<LogEntry | CaughtUp>,
  event: RecordedEvent,
  stream: StreamName | undefined,
): void {
  const entry = logEntryOf(event);
  if (stream === undefined || !isDamagedEvent(entry)) subscriber.next(entry);
  else subscriber.error(new StreamDamaged(stream, Number(event.revision) as Revision, entry.problem));
}

/** Resolves when nobody is subscribed any more; rejects with why the connection was lost. */
async function untilLost(
  connection: Connection,
  checkpoint: Checkpoint,
  filter: StreamFilter | undefined,
  signal: AbortSignal,
  sink: Omit<SubscriptionSink, 'lost'>,
): Promise<void> {
  const over = new AbortController();
  try {
    await new Promise<void>((resolve, lost) => {
      const { end } = subscribeOnce(connection, checkpoint, filter, { ...sink, lost });
      const leave = (): void => {
        end();
        resolve();
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { signal: over.signal });
    });
  } finally {
    over.abort();
  }
}

/** `end` is settled once, at the beginning: what is stored while the connection is down isn't missed. */
async function checkpointOf(connection: Connection, start: SubscriptionStart): Promise<Checkpoint> {
  if (typeof start !== 'object') return { after: start === 'end' ? await endOfLog(connection) : start };
  const { stream, from } = start;
  if (from !== 'end') return { stream, after: from };
  for await (const last of readStream(connection, stream, { direction: 'backward', limit: 1 })) {
    return { stream, after: Number(last.revision) as Revision };
  }
  return { stream, after: 'start' };
}

function after(stream: StreamName | undefined, event: RecordedEvent): Checkpoint {
  if (stream === undefined) return { after: positionOfLog(event.position) };
  return { stream, after: Number(event.revision) as Revision };
}
