import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from what is in memory to the deadline of a request. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What the server counts and measures, for Prometheus. No label holds anything that a client has chosen, nor a game: a
 * label's values are few, and metrics are read by others than players.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'stacktrail_http_request_seconds',
    help: 'Time until a request was answered, by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [this.registry],
  });

  readonly commands = new Counter({
    name: 'stacktrail_commands_total',
    help: 'Commands to games by outcome: accepted, repeated, reversed, refused or stale.',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });

  readonly refusals = new Counter({
    name: 'stacktrail_refusals_total',
    help: 'Commands that the rules refused, by the rule of the Comprehensive Rules.',
    labelNames: ['rule'] as const,
    registers: [this.registry],
  });

  readonly storeOperations = new Histogram({
    name: 'stacktrail_store_operation_seconds',
    help: 'Time of an operation of the event store, until its end or its failure.',
    labelNames: ['operation', 'outcome'] as const,
    buckets,
    registers: [this.registry],
  });

  readonly storeUp = this.gauge('stacktrail_store_up', 'Whether the event store answers and takes appends.');
  readonly gamesHeld = this.gauge('stacktrail_games_held', 'Games in memory, where commands find them.');
  readonly gamesDamaged = this.gauge('stacktrail_games_damaged', 'Games whose record can’t be read completely.');

  readonly projectionLag = this.projectionGauge(
    'stacktrail_projection_lag_events',
    'Events that a projection was given and hasn’t taken in yet.',
  );
  readonly projectionCaughtUp = this.projectionGauge(
    'stacktrail_projection_caught_up',
    'Whether a projection follows the store and has caught up.',
  );
  readonly projectionDeadLetters = this.projectionGauge(
    'stacktrail_projection_dead_letters',
    'Streams on hold because a projection can’t process one of their events.',
  );

  private collectsProcess = false;

  /** Adds what the process uses: processor, memory, delays of the event loop. Once a process. */
  collectProcess(): void {
    if (this.collectsProcess) return;
    this.collectsProcess = true;
    collectDefaultMetrics({ register: this.registry });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  private projectionGauge(name: string, help: string): Gauge<'projection'> {
    return new Gauge({ name, help, labelNames: ['projection'] as const, registers: [this.registry] });
  }
}
