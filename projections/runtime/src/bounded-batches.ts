import { comparePositions, type CaughtUp, type LogEntry, type Position } from '@stacktrail/event-store';
import { Observable, Subscription } from 'rxjs';

/** Events in order, including damaged ones, and whether they were all that was stored when they were delivered. */
export interface Batch {
  readonly events: readonly LogEntry[];
  readonly caughtUp: boolean;
  /** How far the log was searched, where that is further than the last event and all of that is in this batch. */
  readonly through: Position | null;
}

export interface Bounds {
  /** The highest number of events that are processed at once, in one transaction. */
  readonly batch: number;
  /** The highest number of waiting events. Beyond it the subscription is ended and resumed later. */
  readonly waiting: number;
}

function isAfter(position: Position | undefined, last: Position | 'start'): position is Position {
  return position !== undefined && (last === 'start' || comparePositions(position, last) > 0);
}

/**
 * Processes the events of a subscription batch by batch. A store delivers as fast as it reads; if too many events wait,
 * the subscription is ended and resumed after the last event that was received.
 *
 * @param subscribe subscribes to what comes after a position
 * @param work processes a batch; its promise is awaited, and its failure fails this
 * @returns emits how many events wait, after each batch; completes when the subscription does and all work is done
 */
export function inBatches(
  subscribe: (after: Position | 'start') => Observable<LogEntry | CaughtUp>,
  from: Position | 'start',
  work: (batch: Batch) => Promise<void>,
  bounds: Bounds,
): Observable<number> {
  return new Observable((subscriber) => {
    let waiting: LogEntry[] = [];
    let last = from;
    let caughtUp = false;
    let through: Position | null = null;
    let [ended, working] = [false, false];
    let source: Subscription | null = null;

    const listen = (): void => {
      // This is made before the subscription, whose first events may already have to end it.
      source = new Subscription();
      source.add(
        subscribe(last).subscribe({
          next: take,
          error: (error: unknown) => subscriber.error(error),
          complete: () => {
            ended = true;
            pump();
          },
        }),
      );
    };
    const take = (delivered: LogEntry | CaughtUp): void => {
      if (source === null) return;
      if (!('caughtUp' in delivered)) {
        waiting.push(delivered);
        [last, through] = [delivered.position, null];
        if (waiting.length >= bounds.waiting) leave();
      } else {
        caughtUp = true;
        if (isAfter(delivered.through, last)) last = through = delivered.through;
      }
      pump();
    };
    const leave = (): void => {
      source?.unsubscribe();
      source = null;
      caughtUp = false;
    };
    const pump = (): void => {
      if (!working) workOff().catch((error: unknown) => subscriber.error(error));
    };
    const workOff = async (): Promise<void> => {
      working = true;
      try {
        await Promise.resolve(); // Everything that a store delivers in one go becomes one batch.
        while (!subscriber.closed && (waiting.length > 0 || caughtUp)) {
          const events = waiting.slice(0, bounds.batch);
          waiting = waiting.slice(events.length);
          const atEnd = caughtUp && waiting.length === 0;
          if (atEnd) caughtUp = false;
          await work({ events, caughtUp: atEnd, through: atEnd ? through : null });
          subscriber.next(waiting.length);
          if (source === null && !ended && waiting.length < bounds.waiting / 2) listen();
        }
        if (ended) subscriber.complete();
      } finally {
        working = false; // It is reset at once, because the next delivery has to see it.
      }
    };
    listen();
    return () => source?.unsubscribe();
  });
}
