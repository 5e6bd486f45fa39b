import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  isStoredEvent,
  type EventStore,
  type Position,
  type StoredEvent,
  type StreamName,
} from '@stacktrail/event-store';
import { deletionStreams } from '@stacktrail/game-events';
import { RecentlyUsed } from '@stacktrail/kernel';
import { Matches } from '@stacktrail/match';
import { LogReader } from '@stacktrail/projection-log';
import { EVENT_STORE, gameStreams, PinnedCards, streamOfGame } from '@stacktrail/projection-runtime';
import { first, firstValueFrom, race, Subject, timer } from 'rxjs';
import { HeavyWork } from '../limits/heavy-work.js';
import type { FeedEvent } from './feed-event.js';
import type { GameTeller } from './game-teller.js';
import { endsBatch, enginesOf, mostGames, Reading, type FeedWish } from './reading.js';

/** How many events are read at once. */
const pageLength = 1024;
/** How many are told before others do their work. */
const partLength = 256;
/** How long a reader waits for the read model to have what is told. */
const behindMs = 30_000;

/** What the feed tells besides events: it has told everything that was stored, up to this position. */
export interface CaughtUpTo {
  readonly caughtUp: true;
  readonly position: Position | null;
}

/** The events of all games that anybody may watch, in the order of the store. */
@Injectable()
export class Feed implements BeforeApplicationShutdown {
  private readonly cards: PinnedCards;
  private readonly idle = new RecentlyUsed<string, GameTeller>({
    most: mostGames,
    mostBytes: Infinity,
    weigh: () => ({ bytes: 0 }),
  });
  private readonly ending = new Subject<void>();
  private isEnding = false;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly matches: Matches,
    private readonly log: LogReader,
    private readonly heavy: HeavyWork,
  ) {
    this.cards = new PinnedCards(store);
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    this.ending.next();
  }

  /**
   * What is wanted, page by page, and after each time that there is nothing more for now the news of that. It reads no
   * faster than it is asked.
   */
  async *read(wish: FeedWish): AsyncGenerator<readonly FeedEvent[] | CaughtUpTo> {
    const { store, matches, log, cards, idle } = this;
    const reading = new Reading({ store, matches, log, cards, idle }, wish);
    let last = wish.after === 'end' ? await this.lastPosition() : wish.after === 'start' ? null : wish.after;
    try {
      while (!this.isEnding) {
        const { page, isLast } = await this.heavy.run(() => this.pageAfter(last, wish));
        last = page.at(-1)?.position ?? last;
        // Others do their heavy work while a reader waits for the read model.
        if (page.length > 0 && last !== null) await log.runner.waitFor(last, behindMs);
        const engines = enginesOf(page);
        for (let at = 0; at < page.length; at += partLength) {
          const part = page.slice(at, at + partLength);
          yield await this.heavy.run(() => reading.told(part, engines.slice(at, at + partLength)));
        }
        if (isLast) yield { caughtUp: true, position: last };
      }
    } finally {
      for (const [game, teller] of reading.tellers) idle.set(game, teller);
    }
  }

  /** Resolves when an event of the games that are wanted is stored after a position, at the latest after this time. */
  async untilStored({ game }: FeedWish, after: Position | null, ms: number): Promise<void> {
    const { prefixes, isOne } = streamsOf(game);
    const stored = this.store
      .subscribe(after ?? 'start', { streamPrefixes: prefixes })
      .pipe(first((item) => isStoredEvent(item) && isOne(item.stream)));
    await firstValueFrom(race(stored, timer(ms), this.ending), { defaultValue: null });
  }

  private async lastPosition(): Promise<Position | null> {
    for await (const { position } of this.store.readAll({ direction: 'backward', limit: 1 })) return position;
    return null;
  }

  /** The next events, whole batches of them: the last event of a batch names the version of the engine. */
  private async pageAfter(after: Position | null, { game }: FeedWish): Promise<FeedPage> {
    const { prefixes, isOne } = streamsOf(game);
    const filter = { streamPrefixes: prefixes };
    for (let limit = pageLength; ; limit *= 4) {
      const page: StoredEvent[] = [];
      let read = 0;
      for await (const entry of this.store.readAll({ ...(after === null ? {} : { from: after }), filter, limit })) {
        read += 1;
        if (entry.position !== after && isStoredEvent(entry) && isOne(entry.stream)) page.push(entry);
      }
      if (read < limit) return { page, isLast: true };
      const whole = page.findLastIndex(endsBatch) + 1;
      if (whole > 0) return { page: page.slice(0, whole), isLast: false };
    }
  }
}

/** Events that were read at once. */
interface FeedPage {
  readonly page: readonly StoredEvent[];
  /** Whether there is nothing more for now. */
  readonly isLast: boolean;
}

/** The streams of one game or of all, and of what was deleted. */
function streamsOf(game: string | undefined): {
  readonly prefixes: readonly string[];
  readonly isOne: (stream: StreamName) => boolean;
} {
  if (game === undefined) return { prefixes: [gameStreams, deletionStreams], isOne: () => true };
  const streams: readonly string[] = [streamOfGame(game), `${deletionStreams}${game}`];
  // A prefix is also that of longer ids.
  return { prefixes: streams, isOne: (stream) => streams.includes(stream) };
}
