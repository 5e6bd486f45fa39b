import { Global, Inject, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { openEventStore, type EventStore } from '@stacktrail/event-store';
import { Matches } from '@stacktrail/match';
import { BoardProjection } from '@stacktrail/projection-board';
import { LogProjection } from '@stacktrail/projection-log';
import { openReadModels, readModelsBeside, type ReadModels } from '@stacktrail/projection-runtime';
import { EVENT_STORE, READ_MODELS } from './tokens.js';
import { Freshness } from './freshness.js';

/** The event store, what decides on it, and the read models that follow it. */
@Global()
@Module({})
export class StoresModule implements OnApplicationShutdown {
  private readonly logger = new Logger('Stores');

  static on(storeUri: string): DynamicModule {
    return {
      module: StoresModule,
      providers: [
        { provide: EVENT_STORE, useFactory: () => openEventStore(storeUri) },
        { provide: READ_MODELS, useFactory: () => openReadModels(readModelsBeside(storeUri)) },
        { provide: Matches, useFactory: (store: EventStore) => new Matches(store), inject: [EVENT_STORE] },
        { provide: BoardProjection, useFactory: startBoard, inject: [EVENT_STORE, READ_MODELS] },
        { provide: LogProjection, useFactory: startLog, inject: [EVENT_STORE, READ_MODELS] },
        Freshness,
      ],
      exports: [EVENT_STORE, Matches, BoardProjection, LogProjection, Freshness],
    };
  }

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    private readonly board: BoardProjection,
    private readonly log: LogProjection,
  ) {}

  /** By now every request has been answered: nothing is appended any more. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.board.stop(), this.log.stop()]);
    this.models.close();
    await this.store.close();
    this.logger.log('Projections are stopped and the store is closed');
  }
}

function startBoard(store: EventStore, models: ReadModels): Promise<BoardProjection> {
  return BoardProjection.start({ store, models });
}

function startLog(store: EventStore, models: ReadModels): Promise<LogProjection> {
  return LogProjection.start({ store, models });
}
