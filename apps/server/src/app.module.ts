import { Module, type DynamicModule, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { traceRequest } from '@stacktrail/tracing';
import { ClocksModule } from './clocks/clocks.module.js';
import { DisputesModule } from './disputes/disputes.module.js';
import { FeedModule } from './feed/feed.module.js';
import { GamesModule } from './games/games.module.js';
import { GracefulEnd } from './graceful-end.js';
import { HealthCheck } from './health/health-check.js';
import { HealthController } from './health/health.controller.js';
import { defaultLimits, type RequestLimits } from './limits/limited.js';
import { LimitsModule } from './limits/limits.module.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { RequestMetrics } from './metrics/request-metrics.js';
import { IMAGE_SOURCE, type ImageSource } from './page/image-source.js';
import { PageController } from './page/page.controller.js';
import { PersonsController } from './persons/persons.controller.js';
import { RequestLog } from './request-log.js';
import { SampleGame } from './sample/sample-game.js';
import { ServiceTokensController } from './service-tokens/service-tokens.controller.js';
import { StoresModule, type Stores } from './stores/stores.module.js';
import { EventMessages } from './stream/event-messages.js';
import { StreamController } from './stream/stream.controller.js';

/** The composition root: the whole application on one event store. */
@Module({})
export class AppModule implements NestModule {
  /**
   * @param limits how many slow requests an IP address may make in a period
   * @param images where the page may fetch pictures of cards
   * @param cards a file of cards with their texts, for games with adjudication
   */
  static on(
    options: Stores,
    limits: RequestLimits = defaultLimits,
    images: ImageSource | null = null,
    cards: string | null = null,
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        MetricsModule,
        LimitsModule.of(limits),
        StoresModule.on(options),
        GamesModule.reading(cards),
        ClocksModule,
        DisputesModule,
        FeedModule,
      ],
      controllers: [
        PageController,
        StreamController,
        HealthController,
        MetricsController,
        PersonsController,
        ServiceTokensController,
      ],
      providers: [{ provide: IMAGE_SOURCE, useValue: images }, EventMessages, GracefulEnd, HealthCheck, SampleGame],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(traceRequest, RequestMetrics, RequestLog).forRoutes('{*path}');
  }
}
