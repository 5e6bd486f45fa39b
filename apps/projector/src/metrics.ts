import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Health } from './health.js';

/** What the projector measures, for Prometheus, under the names that a server has for its own read models. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly storeUp = new Gauge({
    name: 'stacktrail_store_up',
    help: 'Whether the event store answers.',
    registers: [this.registry],
  });
  private readonly lag = this.gauge(
    'stacktrail_projection_lag_events',
    'Events that a projection was given and hasn’t taken in yet.',
  );
  private readonly caughtUp = this.gauge(
    'stacktrail_projection_caught_up',
    'Whether a projection follows the store and has caught up.',
  );
  private readonly deadLetters = this.gauge(
    'stacktrail_projection_dead_letters',
    'Streams on hold because a projection can’t process one of their events.',
  );

  /** Adds what the process uses: processor, memory, delays of the event loop. Once a process. */
  collectProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  take({ problem, projections }: Health): void {
    this.storeUp.set(problem === null ? 1 : 0);
    for (const { name: projection, caughtUp, waiting, deadLetters } of projections) {
      this.caughtUp.set({ projection }, caughtUp ? 1 : 0);
      this.lag.set({ projection }, caughtUp ? waiting : NaN);
      this.deadLetters.set({ projection }, deadLetters);
    }
  }

  private gauge(name: string, help: string): Gauge<'projection'> {
    return new Gauge({ name, help, labelNames: ['projection'] as const, registers: [this.registry] });
  }
}
