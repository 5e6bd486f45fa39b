import { createHash, randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { isStoredEvent, type EventStore, type StoredEvent } from '@stacktrail/event-store';
import { earliestEnd, GameDamaged, GameNotFound, longestClock, Matches, outOfTime } from '@stacktrail/match';
import { BoardReader, type GameSummary } from '@stacktrail/projection-board';
import { EVENT_STORE, gameOfStream, gameStreams } from '@stacktrail/projection-runtime';
import type { Subscription } from 'rxjs';
import { Freshness } from '../stores/freshness.js';

/** Clocks are looked at no sooner than this again, and after so long where the store is out of reach. */
const soonestMs = 1000;
const afterFailureMs = 5000;
/** The longest time of a timer of Node. */
const latestMs = 2 ** 31 - 1;
/** A server that was away for less than this gives no time back. */
const awayMs = 5000;
const gamesAtOnce = 100;

/** Facts with which a game's clocks begin to run, again or for the first time. */
const beginnings = ['ClocksSet', 'ClocksStarted', 'ActionReversed'];

/**
 * Calls time on whoever has none left (CR 104.3k), in every game with clocks that isn't over. Any server of a store may
 * do so: it is stored once. Time that passed while no server was there is given back (docs/adr/0034-clocks.md).
 */
@Injectable()
export class ClockKeeper implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Clocks');
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly timed = new Set<string>();
  private subscription: Subscription | null = null;
  private lastEvent: Promise<StoredEvent | undefined> = Promise.resolve(undefined);
  private isEnding = false;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly matches: Matches,
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
  ) {}

  /** Before anything is stored by this server, what was stored last tells how long none was there. */
  onModuleInit(): void {
    this.lastEvent = lastOf(this.store).catch(() => undefined);
    this.subscription = this.store
      .subscribe('end', { streamPrefixes: [gameStreams], typePrefixes: beginnings })
      .subscribe({
        next: (entry) => {
          if (isStoredEvent(entry)) this.begun(entry);
        },
        error: (error: unknown) => this.logger.error('clocks of new games are not seen any more', error),
      });
  }

  onApplicationBootstrap(): void {
    const startedAt = Date.now();
    this.resume(startedAt).catch((error: unknown) => {
      if (!this.isEnding) this.logger.error('the clocks of games under way could not be taken up', error);
    });
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    this.subscription?.unsubscribe();
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private begun({ stream, type }: StoredEvent): void {
    const game = gameOfStream(stream);
    if (type === 'ClocksSet') this.timed.add(game);
    if (this.timed.has(game)) this.lookAfter(game, 0);
  }

  private async resume(startedAt: number): Promise<void> {
    const last = await this.lastEvent;
    await this.board.runner.whenCaughtUp(latestMs);
    for (const { game } of await this.timedGames()) {
      this.timed.add(game);
      if (last !== undefined) await this.giveBack(game, last, startedAt - last.recordedAt.getTime());
      this.lookAfter(game, 0);
    }
  }

  private async timedGames(): Promise<readonly GameSummary[]> {
    const found: GameSummary[] = [];
    for (const status of ['starting', 'playing'] as const) {
      let before: { before?: GameSummary } | null = {};
      while (before !== null) {
        const page: readonly GameSummary[] = await this.board.games({ status, limit: gamesAtOnce, ...before });
        found.push(...page.filter(({ clock, damaged }) => clock !== null && damaged === null));
        const last = page.at(-1);
        before = last === undefined || page.length < gamesAtOnce ? null : { before: last };
      }
    }
    return found;
  }

  /** Gives the seat whose clock has run the time back in which no server was there. */
  private async giveBack(game: string, last: StoredEvent, away: number): Promise<void> {
    const clocks = await this.matches.clocks.of(game);
    const running = clocks?.running ?? null;
    if (running === null || clocks?.stopped === true || away < awayMs) return;
    // Servers that start after the same event give it back once.
    const commandId = createHash('sha256').update(`away ${game} ${last.position}`).digest('hex');
    const given = await this.matches.clocks.give(game, {
      commandId,
      judge: 'the server',
      player: running.seat,
      seconds: Math.min(longestClock, Math.ceil(away / 1000)),
      reason: 'No server was there.',
    });
    this.freshness.rememberWrite(game, given);
  }

  private lookAfter(game: string, ms: number): void {
    clearTimeout(this.timers.get(game));
    if (this.isEnding) return;
    const look = (): void => {
      this.timers.delete(game);
      this.look(game).catch((error: unknown) => {
        if (this.isEnding || error instanceof GameNotFound || error instanceof GameDamaged) return;
        this.logger.warn(`the clocks of game ${game} are looked at again in a while: ${String(error)}`);
        this.lookAfter(game, afterFailureMs);
      });
    };
    this.timers.set(game, setTimeout(look, Math.min(ms, latestMs)).unref());
  }

  private async look(game: string): Promise<void> {
    const clocks = await this.matches.clocks.of(game);
    if (clocks === null) return;
    if (outOfTime(clocks) !== null) {
      this.freshness.rememberWrite(game, await this.matches.clocks.claim(game, { commandId: randomUUID() }));
      this.lookAfter(game, soonestMs);
      return;
    }
    const end = earliestEnd(clocks);
    if (end !== null) this.lookAfter(game, Math.max(end, soonestMs));
  }
}

async function lastOf(store: EventStore): Promise<StoredEvent | undefined> {
  for await (const entry of store.readAll({ direction: 'backward', limit: 1 })) if (isStoredEvent(entry)) return entry;
  return undefined;
}
