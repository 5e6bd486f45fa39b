import { Module, type BeforeApplicationShutdown } from '@nestjs/common';
import type { EventStore } from '@stacktrail/event-store';
import {
  EVENT_STORE,
  PART_BUILDER,
  PROJECTION_WATCH,
  READ_MODELS,
  type BatchWatch,
  type PartBuilder,
  type ReadModels,
} from '@stacktrail/projection-runtime';
import { LogProjection } from './log.projection.js';
import { LogReader } from './remote-log.js';

/** Needs `ProjectionsModule.forRoot`. */
@Module({
  providers: [
    {
      provide: LogProjection,
      inject: [EVENT_STORE, READ_MODELS, PART_BUILDER, PROJECTION_WATCH],
      useFactory: (store: EventStore, models: ReadModels, builder: PartBuilder | null, watch: BatchWatch | null) =>
        LogProjection.start({ store, models, builder, watch }),
    },
    { provide: LogReader, useExisting: LogProjection },
  ],
  exports: [LogProjection, LogReader],
})
export class LogModule implements BeforeApplicationShutdown {
  constructor(private readonly log: LogProjection) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.log.stop();
  }
}
