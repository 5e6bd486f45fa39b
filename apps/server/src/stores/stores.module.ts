import { Global, Inject, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { cardNamed, shippedPool } from '@stacktrail/cards';
import type { EventStore } from '@stacktrail/event-store';
import { Matches } from '@stacktrail/match';
import { BoardModule } from '@stacktrail/projection-board';
import { LogModule } from '@stacktrail/projection-log';
import { EVENT_STORE, ProjectionsModule, type ProjectionsOptions } from '@stacktrail/projection-runtime';
import { MeasuredEventStore } from '../metrics/measured-event-store.js';
import { Metrics } from '../metrics/metrics.js';
import { Freshness } from './freshness.js';

/** The event store, the matches that append to it, and the read models that follow it. */
@Global()
@Module({})
export class StoresModule implements OnApplicationShutdown {
  private readonly logger = new Logger('Stores');

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** The module owns the store: it closes it when the application ends. */
  static on(options: ProjectionsOptions): DynamicModule {
    return {
      module: StoresModule,
      imports: [ProjectionsModule.forRoot(options), BoardModule, LogModule],
      providers: [
        {
          provide: Matches,
          useFactory: (store: EventStore, metrics: Metrics) =>
            new Matches(new MeasuredEventStore(store, metrics), {
              cardReference: (name) => cardNamed(shippedPool(), name),
            }),
          inject: [EVENT_STORE, Metrics],
        },
        Freshness,
      ],
      exports: [BoardModule, LogModule, Matches, Freshness],
    };
  }

  /** By now every request has been answered and the projections have stopped, so nobody needs the store any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
    this.logger.log('The store is closed');
  }
}
