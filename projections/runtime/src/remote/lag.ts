import { comparePositions, type EventStore, type Position } from '@stacktrail/event-store';
import { gameStreams } from '../game-streams.js';

/** How far the read models are behind while their projector is away. */
export interface ReadModelLag {
  /** How many events of games they lack, at most 1000; `null` where that can't be known. */
  readonly events: number | null;
  /** For how long the projector has been silent; `null` where it was never heard of. */
  readonly seconds: number | null;
}

/** The projector doesn't answer. */
export class ProjectorAway extends Error {
  override readonly name = 'ProjectorAway';

  constructor(
    why: string,
    readonly lag: ReadModelLag,
  ) {
    super(`The projector of the read models does not answer (${why})`);
  }
}

const mostCounted = 1000;
/** For how long a count is given again: whoever asks in vain asks often. */
const keptMs = 1000;
const countWithinMs = 1000;

/** Counts the events that a read model lacks. */
export class LagMeter {
  private last: {
    readonly from: Position | null;
    readonly atMs: number;
    readonly events: Promise<number | null>;
  } | null = null;

  constructor(private readonly store: EventStore) {}

  /** @param from the position up to which the read model has everything; `null` before the first event */
  eventsAfter(from: Position | null): Promise<number | null> {
    const { last } = this;
    if (last !== null && last.from === from && performance.now() - last.atMs < keptMs) return last.events;
    const events = Promise.race([this.count(from), nothingAfter(countWithinMs)]).catch(() => null);
    this.last = { from, atMs: performance.now(), events };
    return events;
  }

  private async count(from: Position | null): Promise<number> {
    const filter = { streamPrefixes: [gameStreams] };
    let events = 0;
    const options = from === null ? { filter } : { filter, from };
    for await (const { position } of this.store.readAll({ ...options, limit: mostCounted + 1 })) {
      // A read begins with the event at the position itself.
      if (from === null || comparePositions(position, from) > 0) events += 1;
      if (events === mostCounted) break;
    }
    return events;
  }
}

function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, ms).unref();
  });
}
