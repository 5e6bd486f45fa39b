import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** The metrics of this application, for whatever counts. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
