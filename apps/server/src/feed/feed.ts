import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { isStoredEvent, type EventStore, type Position, type StoredEvent } from '@stacktrail/event-store';
import { RecentlyUsed } from '@stacktrail/kernel';
import { GameNotFound, Matches } from '@stacktrail/match';
import type { ReversedStretch } from '@stacktrail/game-state';
import { LogReader } from '@stacktrail/projection-log';
import { EVENT_STORE, gameOfStream, gameStreams, PinnedCards, streamOfGame } from '@stacktrail/projection-runtime';
import { first, firstValueFrom, race, Subject, timer } from 'rxjs';
import { storedGameEvent } from '../stores/stored-game-event.js';
import type { FeedEvent } from './feed-event.js';
import { GameTeller } from './game-teller.js';

/** Which events are wanted. */
export interface FeedWish {
  /** The position of the last event that the reader has. */
  readonly after: Position | 'start' | 'end';
  readonly game?: string | undefined;
  readonly types?: readonly string[] | undefined;
  /** Without what was asked and answered, and passes. */
  readonly factsAlone: boolean;
  /** How many events at most; the reader leaves then. */
  readonly limit: number;
}

/** What is left out where only facts are wanted. */
const bookkeeping: ReadonlySet<string> = new Set(['DecisionAsked', 'DecisionMade', 'PriorityPassed']);

/** How many events are read at once. */
const pageLength = 1024;
/** How many games are followed at a time; of each one state is kept, about 40 KB. */
const mostGames = 512;
const behindMs = 30_000;

/** What the feed tells besides events: it has told everything that was stored, up to this position. */
export interface CaughtUpTo {
  readonly caughtUp: true;
  readonly position: Position | null;
}

/** Where the feed gets what it tells. */
interface Sources {
  readonly store: EventStore;
  readonly matches: Matches;
  readonly log: LogReader;
  readonly cards: PinnedCards;
  /** Games as far as earlier readers have come, for whoever goes on there. */
  readonly idle: RecentlyUsed<string, GameTeller>;
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
        const page = await this.pageAfter(last, wish);
        last = page.at(-1)?.position ?? last;
        if (page.length > 0) yield await reading.told(page);
        if (page.length < pageLength) yield { caughtUp: true, position: last };
      }
    } finally {
      for (const [game, teller] of reading.tellers) idle.set(game, teller);
    }
  }

  /** Resolves when an event of the games that are wanted is stored after a position, at the latest after this time. */
  async untilStored({ game }: FeedWish, after: Position | null, ms: number): Promise<void> {
    const stream = game === undefined ? null : streamOfGame(game);
    const stored = this.store
      .subscribe(after ?? 'start', { streamPrefixes: [stream ?? gameStreams] })
      // A prefix is also that of longer ids.
      .pipe(first((item) => isStoredEvent(item) && (stream === null || item.stream === stream)));
    await firstValueFrom(race(stored, timer(ms), this.ending), { defaultValue: null });
  }

  private async lastPosition(): Promise<Position | null> {
    for await (const { position } of this.store.readAll({ direction: 'backward', limit: 1 })) return position;
    return null;
  }

  private async pageAfter(after: Position | null, { game }: FeedWish): Promise<readonly StoredEvent[]> {
    const stream = game === undefined ? gameStreams : streamOfGame(game);
    const filter = { streamPrefixes: [stream] };
    const page: StoredEvent[] = [];
    const from = after === null ? {} : { from: after };
    for await (const entry of this.store.readAll({ ...from, filter })) {
      if (entry.position === after || !isStoredEvent(entry)) continue;
      if (game === undefined || entry.stream === stream) page.push(entry);
      // A batch is told whole: its last event names the version of the engine.
      if (page.length >= pageLength && endsBatch(entry)) break;
    }
    return page;
  }
}

/** One reader's way through the feed. */
class Reading {
  /** The one that was used last stands last. */
  readonly tellers = new Map<string, GameTeller>();
  private readonly open = new Map<string, boolean>();
  private reversed = new Map<string, readonly ReversedStretch[]>();
  private left: number;

  constructor(
    private readonly sources: Sources,
    private readonly wish: FeedWish,
  ) {
    this.left = wish.limit;
  }

  /** The events of a page that are wanted and may be told, no more than are left to tell. */
  async told(page: readonly StoredEvent[]): Promise<readonly FeedEvent[]> {
    const last = page.at(-1);
    if (last !== undefined) await this.sources.log.runner.waitFor(last.position, behindMs);
    this.reversed = new Map();
    const told: FeedEvent[] = [];
    const engines = enginesOf(page);
    for (const [i, stored] of page.entries()) {
      if (told.length === this.left) break;
      const game = gameOfStream(stored.stream);
      if (!(await this.isOpen(game))) continue;
      const teller = await this.tellerOf(game, stored);
      const folded = await teller.fold(stored);
      if (folded === null || !this.isWanted(stored)) continue;
      told.push(teller.tell(folded, await this.reversedOf(game), engines[i] ?? null));
    }
    this.left -= told.length;
    return told;
  }

  private isWanted({ type }: StoredEvent): boolean {
    const { types, factsAlone } = this.wish;
    return (types === undefined || types.includes(type)) && !(factsAlone && bookkeeping.has(type));
  }

  private async isOpen(game: string): Promise<boolean> {
    let open = this.open.get(game);
    if (open === undefined) {
      open = await this.sources.matches.tokens.isOpen(game).catch(notThere);
      this.open.set(game, open);
    }
    return open;
  }

  private async tellerOf(game: string, stored: StoredEvent): Promise<GameTeller> {
    const { idle } = this.sources;
    const known = this.tellers.get(game) ?? idle.peek(game);
    idle.delete(game);
    this.tellers.delete(game);
    const teller = known?.comesNext === stored.revision ? known : await GameTeller.before(stored, this.sources);
    this.tellers.set(game, teller);
    const [oldest] = this.tellers.keys();
    if (this.tellers.size > mostGames && oldest !== undefined) this.tellers.delete(oldest);
    return teller;
  }

  private async reversedOf(game: string): Promise<readonly ReversedStretch[]> {
    let reversed = this.reversed.get(game);
    if (reversed === undefined) {
      reversed = await this.sources.log.reversed(game);
      this.reversed.set(game, reversed);
    }
    return reversed;
  }
}

/** A game that isn't there has nothing to tell; any other failure ends the reading, so that nothing is passed over. */
function notThere(error: unknown): false {
  if (error instanceof GameNotFound) return false;
  throw error;
}

function endsBatch(stored: StoredEvent): boolean {
  return storedGameEvent(stored).envelope.batch !== undefined;
}

/** The version of the engine that made each event: the last event of its batch names it. */
function enginesOf(page: readonly StoredEvent[]): readonly (string | null)[] {
  const engines: (string | null)[] = [];
  let engine: string | null = null;
  let stream: string | null = null;
  for (let i = page.length - 1; i >= 0; i--) {
    const stored = page[i] as StoredEvent;
    const { batch } = storedGameEvent(stored).envelope;
    if (batch !== undefined) engine = batch.engine;
    else if (stored.stream !== stream) engine = null;
    stream = stored.stream;
    engines[i] = engine;
  }
  return engines;
}
