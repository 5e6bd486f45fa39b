import { Module, type BeforeApplicationShutdown } from '@nestjs/common';
import type { EventStore } from '@stacktrail/event-store';
import {
  EVENT_STORE,
  PROJECTION_WATCH,
  READ_MODELS,
  type BatchWatch,
  type ReadModels,
} from '@stacktrail/projection-runtime';
import { DisputesProjection } from './disputes.projection.js';
import { DisputesReader } from './remote-disputes.js';

/** Needs `ProjectionsModule.forRoot`. */
@Module({
  providers: [
    {
      provide: DisputesProjection,
      inject: [EVENT_STORE, READ_MODELS, PROJECTION_WATCH],
      useFactory: (store: EventStore, models: ReadModels, watch: BatchWatch | null) =>
        DisputesProjection.start({ store, models, watch }),
    },
    { provide: DisputesReader, useExisting: DisputesProjection },
  ],
  exports: [DisputesProjection, DisputesReader],
})
export class DisputesReadModule implements BeforeApplicationShutdown {
  constructor(private readonly disputes: DisputesProjection) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.disputes.stop();
  }
}
