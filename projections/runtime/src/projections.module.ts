import { Inject, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { EventStore } from '@stacktrail/event-store';
import { ReadModels } from './read-models.js';

/** The event store that projections read. */
export const EVENT_STORE = Symbol('EVENT_STORE');

/** The read models of this process. */
export const READ_MODELS = Symbol('READ_MODELS');

export interface ProjectionsOptions {
  readonly store: EventStore;
  /** The file of the read models, or `:memory:`. */
  readonly readModels: string;
}

function warn(why: string): void {
  new Logger('ReadModels').warn(why);
}

/** What every projection's Nest module needs; it closes the read models when all of them have stopped. */
@Module({})
export class ProjectionsModule implements OnApplicationShutdown {
  constructor(@Inject(READ_MODELS) private readonly models: ReadModels) {}

  static forRoot({ store, readModels }: ProjectionsOptions): DynamicModule {
    return {
      module: ProjectionsModule,
      global: true,
      providers: [
        { provide: EVENT_STORE, useValue: store },
        { provide: READ_MODELS, useFactory: () => ReadModels.openSealed(readModels, warn) },
      ],
      exports: [EVENT_STORE, READ_MODELS],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.models.closeSealed();
  }
}
