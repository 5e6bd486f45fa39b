import { Observable } from 'rxjs';
import { CAUGHT_UP } from './caught-up.js';
import type { CaughtUp, LogEntry } from './event-store.js';
import type { Position } from './position.js';

/** A stretch of a log, in order. */
export interface LogPage {
  readonly entries: readonly LogEntry[];
  /** The number of the last entry that was looked at, whether or not a filter let it pass. */
  readonly through: number;
  /** Whether the log ends there. */
  readonly atEnd: boolean;
  /** Why it can't be followed any further. */
  readonly failure?: Error;
}

/** A log within this process, whose entries are numbered without a gap. */
export interface FollowedLog {
  /** The entries after this number. */
  pageAfter(number: number): LogPage;
  /** The position of an entry's number, where these are positions: a subscriber may take up there. */
  readonly positionOf?: (number: number) => Position;
  /** Emits after each append; completes when the log is closed. */
  readonly appended: Observable<void>;
}

/**
 * Delivers a log's entries after a number, then the news that they were all, then what is appended. It reads page by
 * page, and lets the event loop turn in between; an append only wakes it, so nothing is lost or told twice.
 */
export function followLog(log: FollowedLog, after: () => number): Observable<LogEntry | CaughtUp> {
  return new Observable((subscriber) => {
    let last = after();
    let caughtUp = false;
    let delivered: Position | undefined;
    let turn: NodeJS.Immediate | undefined;

    const told = (through: number): CaughtUp => {
      const position = through < 1 ? undefined : log.positionOf?.(through);
      return position === undefined || position === delivered ? CAUGHT_UP : { ...CAUGHT_UP, through: position };
    };

    const wake = (): void => {
      turn ??= setImmediate(() => {
        turn = undefined;
        try {
          deliverPage();
        } catch (error) {
          subscriber.error(error);
        }
      });
    };
    const deliverPage = (): void => {
      const page = log.pageAfter(last);
      for (const entry of page.entries) {
        if (subscriber.closed) return;
        subscriber.next(entry);
        delivered = entry.position;
      }
      if (page.failure !== undefined) return subscriber.error(page.failure);
      last = page.through;
      if (!page.atEnd) return wake();
      if (!caughtUp) subscriber.next(told(last));
      caughtUp = true;
    };

    subscriber.add(() => {
      clearImmediate(turn);
    });
    subscriber.add(log.appended.subscribe({ next: wake, complete: () => subscriber.complete() }));
    wake();
  });
}
