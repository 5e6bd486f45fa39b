import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  comparePositions,
  isStoredEvent,
  lastPositionOf,
  Pace,
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
import { Problem } from '../problem/problem.js';
import type { FeedEvent } from './feed-event.js';
import type { GameTeller } from './game-teller.js';
import { endsBatch, enginesOf, mostGames, Reading, type FeedWish } from './reading.js';

/** How many events are told with what is known of their games at one time. */
const pageLength = 1024;
/** How many events one read of the store gives: a read that begins anew has to look for its place. */
const stretchLength = 65_536;
/** How many are told before others do their work. */
const partLength = 128;
/** How long a reader waits for the read model to have what is told. */
const behindMs = 30_000;
/** How long a node of a database may be behind the one that told of a position, and how often it is asked meanwhile. */
const [nodeBehindMs, nodeAskedMs] = [3_000, 250];

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
   * Refuses a position that the store has not reached: who goes on after it would miss all that comes before it.
   *
   * @throws Problem
   */
  async mustHave(position: Position): Promise<void> {
    const until = performance.now() + nodeBehindMs;
    let last = await lastPositionOf(this.store);
    while (last === null || comparePositions(last, position) < 0) {
      if (performance.now() > until) throw unknownPosition(position, last);
      await setTimeout(nodeAskedMs);
      last = await lastPositionOf(this.store);
    }
  }

  /**
   * What is wanted, page by page, and after each time that there is nothing more for now the news of that. It reads no
   * faster than it is asked.
   */
  async *read(wish: FeedWish): AsyncGenerator<readonly FeedEvent[] | CaughtUpTo> {
    const { store, matches, log, cards, idle } = this;
    const reading = new Reading({ store, matches, log, cards, idle }, wish);
    let last = wish.after === 'end' ? await lastPositionOf(store) : wish.after === 'start' ? null : wish.after;
    try {
      while (!this.isEnding) {
        for await (const page of this.asHeavyWork(this.pagesAfter(last, wish))) {
          last = page.at(-1)?.position ?? last;
          // Others do their heavy work while a reader waits for the read model.
          if (last !== null) await log.runner.waitFor(last, behindMs);
          reading.refresh();
          const engines = enginesOf(page);
          for (let at = 0; at < page.length; at += partLength) {
            const part = page.slice(at, at + partLength);
            yield await this.heavy.run(() => reading.told(part, engines.slice(at, at + partLength)));
          }
        }
        yield { caughtUp: true, position: last };
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

  /** The pages, until the server ends. */
  private async *asHeavyWork(pages: AsyncGenerator<FeedPage, void>): AsyncGenerator<FeedPage> {
    try {
      while (!this.isEnding) {
        const next = await this.heavy.run(() => pages.next());
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await pages.return();
    }
  }

  /** All that follows, in whole batches: the last event of a batch names the version of the engine. */
  private async *pagesAfter(after: Position | null, { game }: FeedWish): AsyncGenerator<FeedPage, void> {
    const { prefixes, isOne } = streamsOf(game);
    const range = { filter: { streamPrefixes: prefixes }, limit: stretchLength };
    const pace = new Pace();
    let page: StoredEvent[] = [];
    for (let from = after, read = stretchLength; read === stretchLength;) {
      read = 0;
      const begun = from;
      for await (const entry of this.store.readAll({ ...(begun === null ? {} : { from: begun }), ...range })) {
        read += 1;
        from = entry.position;
        if (pace.isOver()) await pace.nextTurn();
        if (entry.position === begun || !isStoredEvent(entry) || !isOne(entry.stream)) continue;
        page.push(entry);
        if (page.length < pageLength || !endsBatch(entry)) continue;
        yield page;
        page = [];
      }
    }
    if (page.length > 0) yield page;
  }
}

function unknownPosition(position: Position, last: Position | null): Problem {
  const has = last === null ? 'it is empty' : `its last event stands at ${last}`;
  const detail =
    `The store has nothing at position ${position}: ${has}. The position is another store's, or this one was put back ` +
    'to a backup. Whoever keeps what the feed has told begins anew, with after=start.';
  return new Problem('unknown-position', detail);
}

/** Events that are told together. */
type FeedPage = readonly StoredEvent[];

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
