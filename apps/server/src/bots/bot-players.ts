import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { lastRevisionOf, subscribeToEntries, type EventStore } from '@stacktrail/event-store';
import { Matches } from '@stacktrail/match';
import { BoardReader } from '@stacktrail/projection-board';
import { EVENT_STORE, streamOfGame } from '@stacktrail/projection-runtime';
import type { Subscription } from 'rxjs';
import { Freshness } from '../stores/freshness.js';
import { BotTable } from './bot-table.js';
import { SeatedBots, type BotsOfGame } from './seated-bots.js';

/** Has bots play the seats that were given to them, in every game that isn't over. */
@Injectable()
export class BotPlayers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Bots');
  private readonly subscriptions = new Map<string, Subscription>();
  private isShuttingDown = false;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly seatedBots: SeatedBots,
    private readonly matches: Matches,
    private readonly board: BoardReader,
    private readonly freshness: Freshness,
  ) {}

  onApplicationBootstrap(): void {
    this.resume().catch((error: unknown) => this.logger.error('the bots could not resume their games', error));
  }

  beforeApplicationShutdown(): void {
    this.isShuttingDown = true;
    for (const subscription of this.subscriptions.values()) subscription.unsubscribe();
  }

  /** Seats bots in a new game and starts them. */
  async seat(gameId: string, bots: BotsOfGame): Promise<void> {
    if (bots.size === 0) return;
    await this.seatedBots.seat(gameId, bots);
    await this.playGame(gameId, bots);
  }

  private async resume(): Promise<void> {
    for (const gameId of await this.seatedBots.games()) {
      await this.board.runner.whenCaughtUp(60_000);
      const game = await this.board.game(gameId);
      if (this.isShuttingDown || game === undefined || game.status === 'over' || game.damaged !== null) continue;
      await this.playGame(gameId, await this.seatedBots.of(gameId));
    }
  }

  private async playGame(gameId: string, bots: BotsOfGame): Promise<void> {
    if (this.subscriptions.has(gameId) || this.isShuttingDown) return;
    const table = new BotTable(gameId, bots, this.matches, this.freshness);
    const stream = streamOfGame(gameId);
    const last = (await lastRevisionOf(this.store, stream)) ?? -1;
    const play = (): void => {
      table.play().catch((error: unknown) => {
        if (!this.isShuttingDown) this.logger.error(`a bot of game ${gameId} has stopped`, error);
      });
    };
    const subscription = subscribeToEntries(this.store, stream, last).subscribe({
      next: play,
      error: (error: unknown) => this.logger.error(`the bots of game ${gameId} no longer receive its events`, error),
    });
    this.subscriptions.set(gameId, subscription);
    play();
  }
}
