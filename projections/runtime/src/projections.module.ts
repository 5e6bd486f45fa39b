import {
  Inject,
  Logger,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { EventStore } from '@stacktrail/event-store';
import { PartBuilder } from './building/part-builder.js';
import type { BatchWatch } from './run-options.js';
import { IN_MEMORY, ReadModels } from './read-models.js';

/** The event store that projections read. */
export const EVENT_STORE = Symbol('EVENT_STORE');

/** The read models of this process. */
export const READ_MODELS = Symbol('READ_MODELS');

/** Builds read models in further threads; `null` where that can't be. */
export const PART_BUILDER = Symbol('PART_BUILDER');

/** Is told of what the projections take in; `null` where nobody is. */
export const PROJECTION_WATCH = Symbol('PROJECTION_WATCH');

export interface ProjectionsOptions {
  readonly store: EventStore;
  /** The store's address, where further threads can open it to read: a SQLite file. */
  readonly address?: string;
  /** The file of the read models, or `:memory:`. */
  readonly readModels: string;
  readonly watch?: BatchWatch;
}

function warn(why: string): void {
  new Logger('ReadModels').warn(why);
}

/** What every projection's Nest module needs; it closes the read models when all of them have stopped. */
@Module({})
export class ProjectionsModule implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(PART_BUILDER) private readonly builder: PartBuilder | null,
  ) {}

  static forRoot({ store, address, readModels, watch }: ProjectionsOptions): DynamicModule {
    return {
      module: ProjectionsModule,
      global: true,
      providers: [
        { provide: EVENT_STORE, useValue: store },
        { provide: PROJECTION_WATCH, useValue: watch ?? null },
        { provide: READ_MODELS, useFactory: () => ReadModels.openSealed(readModels, warn) },
        {
          provide: PART_BUILDER,
          inject: [READ_MODELS],
          useFactory: (models: ReadModels) =>
            address === undefined || !address.startsWith('sqlite:') || readModels === IN_MEMORY
              ? null
              : new PartBuilder({ models, file: readModels, store: address }),
        },
      ],
      exports: [EVENT_STORE, READ_MODELS, PART_BUILDER, PROJECTION_WATCH],
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.builder?.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.models.closeSealed();
  }
}
