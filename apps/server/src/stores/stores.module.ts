import type { KeyObject } from 'node:crypto';
import { Global, Inject, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { cardNamed, shippedPool } from '@stacktrail/cards';
import { isStoredEvent, readEntries, type EventStore, type Position } from '@stacktrail/event-store';
import { Matches, ServiceTokens, type Infractions } from '@stacktrail/match';
import { BoardModule, BoardReader, RemoteBoard } from '@stacktrail/projection-board';
import { DisputesReader, DisputesReadModule, RemoteDisputes } from '@stacktrail/projection-disputes';
import { LogModule, LogReader, RemoteLog } from '@stacktrail/projection-log';
import {
  EVENT_STORE,
  LagMeter,
  ProjectionsModule,
  ProjectorClient,
  streamOfGame,
  type ProjectionsOptions,
  type ProjectorAddress,
} from '@stacktrail/projection-runtime';
import { endTracing, tracedEventStore, traceProjection } from '@stacktrail/tracing';
import { MeasuredEventStore } from '../metrics/measured-event-store.js';
import { Metrics } from '../metrics/metrics.js';
import { Callers } from '../viewer/callers.js';
import { usualTokenDays } from './token-days.js';
import { DisputeFreshness, Freshness } from './freshness.js';

/** Where games are, and where their read models are: in this process, or in a projector. */
export type Stores = (ProjectionsOptions | { readonly store: EventStore; readonly projector: ProjectorAddress }) & {
  /** After how many days tokens of games expire; {@link usualTokenDays} where absent. */
  readonly tokenDays?: number;
  /** The time, in milliseconds; the system's where absent. */
  readonly now?: () => number;
  /** How long a request waits for the read models to have what was written, in milliseconds. */
  readonly patienceMs?: number;
  /** What judges have names for; the list that comes with the program where absent. */
  readonly infractions?: Infractions;
  /** The private key with which rulings are signed; the store's own where absent. */
  readonly verdictKey?: KeyObject;
};

/** Read models that this process keeps up to date itself. */
@Module({
  imports: [BoardModule, DisputesReadModule, LogModule],
  exports: [BoardModule, DisputesReadModule, LogModule],
})
class ReadModelsHere {}

/** Read models that a projector keeps up to date. */
@Global()
@Module({})
class ReadModelsAway {
  static of({ store, projector }: Extract<Stores, { projector: unknown }>): DynamicModule {
    const client = new ProjectorClient(projector, new LagMeter(store));
    return {
      module: ReadModelsAway,
      providers: [
        { provide: EVENT_STORE, useValue: store },
        { provide: BoardReader, useFactory: () => new RemoteBoard(client, store) },
        { provide: DisputesReader, useFactory: () => new RemoteDisputes(client) },
        { provide: LogReader, useFactory: () => new RemoteLog(client) },
      ],
      exports: [EVENT_STORE, BoardReader, DisputesReader, LogReader],
    };
  }
}

async function beginningOf(store: EventStore, gameId: string): Promise<Position | undefined> {
  for await (const first of readEntries(store, streamOfGame(gameId), { limit: 1 }))
    return isStoredEvent(first) ? first.position : undefined;
  return undefined;
}

/** The event store, the matches that append to it, and the read models that follow it. */
@Global()
@Module({})
export class StoresModule implements OnApplicationShutdown {
  private readonly logger = new Logger('Stores');

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** The module owns the store: it closes it when the application ends. */
  static on(options: Stores): DynamicModule {
    const readModels =
      'projector' in options
        ? ReadModelsAway.of(options)
        : { module: ReadModelsHere, imports: [ProjectionsModule.forRoot({ ...options, watch: traceProjection })] };
    return {
      module: StoresModule,
      imports: [readModels],
      providers: [
        {
          provide: Matches,
          useFactory: (store: EventStore, metrics: Metrics) =>
            new Matches(tracedEventStore(new MeasuredEventStore(store, metrics)), {
              tokenDays: options.tokenDays ?? usualTokenDays,
              ...(options.now === undefined ? {} : { now: options.now }),
              ...(options.infractions === undefined ? {} : { infractions: options.infractions }),
              ...(options.verdictKey === undefined ? {} : { verdictKey: options.verdictKey }),
              cardReference: (name) => cardNamed(shippedPool(), name),
            }),
          inject: [EVENT_STORE, Metrics],
        },
        { provide: ServiceTokens, useFactory: (store: EventStore) => new ServiceTokens(store), inject: [EVENT_STORE] },
        Callers,
        ...[Freshness, DisputeFreshness].map((kind) => ({
          provide: kind,
          useFactory: (store: EventStore) => new kind((gameId) => beginningOf(store, gameId), options.patienceMs),
          inject: [EVENT_STORE],
        })),
      ],
      exports: [readModels.module, Matches, ServiceTokens, Callers, Freshness, DisputeFreshness],
    };
  }

  /** By now every request has been answered and the projections have stopped, so nobody needs the store any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
    await endTracing();
    this.logger.log('The store is closed');
  }
}
