import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { lastRevisionOf, subscribeToEntries, type EventStore } from '@stacktrail/event-store';
import { Matches } from '@stacktrail/match';
import { BoardProjection } from '@stacktrail/projection-board';
import { EVENT_STORE, streamOfGame } from '@stacktrail/projection-runtime';
import { Freshness } from '../stores/freshness.js';
import { BotTable } from './bot-table.js';
import { SeatedBots, type BotsOfGame } from './seated-bots.js';

/** Has bots play the seats that were given to them, in every game that isn't over. */
@Injectable()
export class BotPlayers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Bots');
  private readonly tables = new Map<string, { readonly unsubscribe: () => void }>();
  private ended = false;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly seated: SeatedBots,
    private readonly matches: Matches,
    private readonly board: BoardProjection,
    private readonly freshness: Freshness,
  ) {}

  onApplicationBootstrap(): void {
    this.resume().catch((error: unknown) => this.logger.error('bots could not go on', error));
  }

  beforeApplicationShutdown(): void {
    this.ended = true;
    for (const { unsubscribe } of this.tables.values()) unsubscribe();
  }

  /** Seats bots in a new game, and has them begin. */
  async seat(gameId: string, seated: BotsOfGame): Promise<void> {
    if (seated.size === 0) return;
    await this.seated.seat(gameId, seated);
    await this.attend(gameId, seated);
  }

  private async resume(): Promise<void> {
    for (const gameId of await this.seated.games()) {
      await this.board.runner.whenCaughtUp(60_000);
      const game = this.board.game(gameId);
      if (this.ended || game === undefined || game.status === 'over' || game.damaged !== null) continue;
      await this.attend(gameId, await this.seated.of(gameId));
    }
  }

  private async attend(gameId: string, seated: BotsOfGame): Promise<void> {
    if (this.tables.has(gameId) || this.ended) return;
    const table = new BotTable(gameId, seated, this.matches, this.freshness);
    const stream = streamOfGame(gameId);
    const last = (await lastRevisionOf(this.store, stream)) ?? -1;
    const play = (): void => {
      table.play().catch((error: unknown) => {
        if (!this.ended) this.logger.error(`a bot of game ${gameId} has stopped`, error);
      });
    };
    const subscription = subscribeToEntries(this.store, stream, last).subscribe({
      next: play,
      error: (error: unknown) => this.logger.error(`the bots of game ${gameId} don't hear it any more`, error),
    });
    this.tables.set(gameId, subscription);
    play();
  }
}
