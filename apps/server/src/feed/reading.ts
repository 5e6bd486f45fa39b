import {
  StreamDeleted,
  type EventStore,
  type Position,
  type StoredEvent,
  type StreamName,
} from '@stacktrail/event-store';
import { deletedGameOf, type BatchSeal, type StoredGameEvent } from '@stacktrail/game-events';
import type { ReversedStretch } from '@stacktrail/game-state';
import type { RecentlyUsed } from '@stacktrail/kernel';
import { GameNotFound, type Matches } from '@stacktrail/match';
import type { LogReader, Stretch } from '@stacktrail/projection-log';
import { gameOfStream, type PinnedCards } from '@stacktrail/projection-runtime';
import { deletionEvent } from './deletion-event.js';
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

/** How many games are followed at a time; of each one state is kept, about 40 KB. */
export const mostGames = 512;

/** Where the feed gets what it tells. */
export interface Sources {
  readonly store: EventStore;
  readonly matches: Matches;
  readonly log: LogReader;
  readonly cards: PinnedCards;
  /** Games as far as earlier readers have come, for whoever goes on there. */
  readonly idle: RecentlyUsed<string, GameTeller>;
}

/** What is known of a game as its events are told. */
interface Known {
  readonly reversed: readonly ReversedStretch[];
  readonly opened: readonly Stretch[];
}

/** The game whose events are being told. */
interface GameAt extends Known {
  readonly stream: StreamName;
  /** `null` where it may not be told of. */
  readonly teller: GameTeller | null;
}

/** One reader's way through the feed. */
export class Reading {
  /** The one that was used last stands last. */
  readonly tellers = new Map<string, GameTeller>();
  private readonly open = new Map<string, boolean>();
  private readonly about = new Map<string, Known>();
  private left: number;

  constructor(
    private readonly sources: Sources,
    private readonly wish: FeedWish,
  ) {
    this.left = wish.limit;
  }

  /** What is known of games, such as what was undone, is asked again from now on. */
  refresh(): void {
    this.about.clear();
  }

  /**
   * The events of a page that are wanted and may be told, no more than are left to tell.
   *
   * @param engines the version of the engine that made each, as `enginesOf` finds it
   */
  async told(page: readonly StoredEvent[], engines: readonly (string | null)[]): Promise<readonly FeedEvent[]> {
    const told: FeedEvent[] = [];
    let at: GameAt | null = null;
    for (const [i, stored] of page.entries()) {
      if (told.length === this.left) break;
      if (deletedGameOf(stored.stream) !== null) {
        const deletion = this.isWanted(stored) ? deletionEvent(stored) : null;
        if (deletion !== null) told.push(deletion);
        continue;
      }
      // What follows in the same game needs nothing that has to be waited for.
      if (stored.stream !== at?.stream) at = await this.goTo(stored);
      if (at.teller === null) continue;
      const { teller, reversed, opened } = at;
      const folding = teller.fold(stored);
      const folded = folding instanceof Promise ? await folding : folding;
      if (folded === null || !this.isWanted(stored)) continue;
      const isOpened = opened.some(({ first, last }) => first <= stored.revision && stored.revision <= last);
      told.push(teller.tell(folded, { reversed, isOpened, engine: engines[i] ?? null }));
    }
    this.left -= told.length;
    return told;
  }

  private async goTo(stored: StoredEvent): Promise<GameAt> {
    const { stream } = stored;
    const game = gameOfStream(stream);
    if (!(await this.isOpen(game))) return { stream, teller: null, reversed: [], opened: [] };
    const teller = await this.tellerOf(game, stored);
    return { stream, teller, ...(await this.knownOf(game)) };
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

  private async knownOf(game: string): Promise<Known> {
    const { log } = this.sources;
    const known = this.about.get(game) ?? { reversed: await log.reversed(game), opened: await log.opened(game) };
    this.about.set(game, known);
    return known;
  }
}

/** A game that isn't there has nothing to tell; any other failure ends the reading, so that nothing is passed over. */
function notThere(error: unknown): false {
  if (error instanceof GameNotFound || error instanceof StreamDeleted) return false;
  throw error;
}

export function endsBatch(stored: StoredEvent): boolean {
  return deletedGameOf(stored.stream) !== null || batchSealOf(stored) !== undefined;
}

/** What ends a batch; nothing where that can't be read. */
function batchSealOf({ data }: StoredEvent): BatchSeal | undefined {
  return (data as Partial<StoredGameEvent> | null)?.envelope?.batch;
}

/** The version of the engine that made each event: the last event of its batch names it. */
export function enginesOf(page: readonly StoredEvent[]): readonly (string | null)[] {
  const engines: (string | null)[] = [];
  let engine: string | null = null;
  let stream: string | null = null;
  for (let i = page.length - 1; i >= 0; i--) {
    const stored = page[i] as StoredEvent;
    if (deletedGameOf(stored.stream) !== null) continue;
    const seal = batchSealOf(stored);
    if (seal !== undefined) engine = seal.engine;
    else if (stored.stream !== stream) engine = null;
    stream = stored.stream;
    engines[i] = engine;
  }
  return engines;
}
