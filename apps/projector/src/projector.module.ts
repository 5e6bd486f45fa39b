import {
  Inject,
  Module,
  type DynamicModule,
  type MiddlewareConsumer,
  type NestModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { EventStore } from '@stacktrail/event-store';
import { BoardModule } from '@stacktrail/projection-board';
import { DisputesReadModule } from '@stacktrail/projection-disputes';
import { LogModule } from '@stacktrail/projection-log';
import { EVENT_STORE, ProjectionsModule, type ProjectionsOptions } from '@stacktrail/projection-runtime';
import { endTracing, traceProjection, traceRequest } from '@stacktrail/tracing';
import { GracefulEnd } from './graceful-end.js';
import { HealthCheck } from './health.js';
import { Metrics } from './metrics.js';
import { OperationController } from './operation.controller.js';
import { ReadModelsController } from './read-models.controller.js';
import { PROJECTOR_TOKEN } from './token.guard.js';

/** The composition root: the read models of a store, and who may ask them. It owns the store, and appends nothing. */
@Module({})
export class ProjectorModule implements NestModule, OnApplicationShutdown {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  static on(options: ProjectionsOptions, token: string): DynamicModule {
    return {
      module: ProjectorModule,
      imports: [
        ProjectionsModule.forRoot({ ...options, watch: traceProjection }),
        BoardModule,
        DisputesReadModule,
        LogModule,
      ],
      controllers: [ReadModelsController, OperationController],
      providers: [{ provide: PROJECTOR_TOKEN, useValue: token }, HealthCheck, Metrics, GracefulEnd],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(traceRequest).forRoutes('{*path}');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
    await endTracing();
  }
}
