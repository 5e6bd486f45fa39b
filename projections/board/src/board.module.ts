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
import { BoardReader } from './board-reader.js';
import { BoardProjection } from './board.projection.js';

/** Needs `ProjectionsModule.forRoot`. */
@Module({
  providers: [
    {
      provide: BoardProjection,
      inject: [EVENT_STORE, READ_MODELS, PART_BUILDER, PROJECTION_WATCH],
      useFactory: (store: EventStore, models: ReadModels, builder: PartBuilder | null, watch: BatchWatch | null) =>
        BoardProjection.start({ store, models, builder, watch }),
    },
    { provide: BoardReader, useExisting: BoardProjection },
  ],
  exports: [BoardProjection, BoardReader],
})
export class BoardModule implements BeforeApplicationShutdown {
  constructor(private readonly board: BoardProjection) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.board.stop();
  }
}
