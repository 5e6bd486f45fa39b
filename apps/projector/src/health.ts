import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '@stacktrail/event-store';
import { BoardProjection } from '@stacktrail/projection-board';
import { DisputesProjection } from '@stacktrail/projection-disputes';
import { LogProjection } from '@stacktrail/projection-log';
import { EVENT_STORE, type ProjectionRunner } from '@stacktrail/projection-runtime';

interface ProjectionHealth {
  readonly name: string;
  readonly caughtUp: boolean;
  /** How many events it was given and has still to take in. */
  readonly waiting: number;
  readonly deadLetters: number;
  readonly failure: string | null;
}

export interface Health {
  readonly status: 'up' | 'behind' | 'down';
  /** Why the store is out of reach; `null` where it answers. */
  readonly problem: string | null;
  readonly projections: readonly ProjectionHealth[];
}

const patienceMs = 2000;

/** Whether the store answers, and how far the read models are. */
@Injectable()
export class HealthCheck {
  private readonly runners: readonly (readonly [string, Pick<ProjectionRunner<never, never>, 'progress'>])[];

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    board: BoardProjection,
    disputes: DisputesProjection,
    log: LogProjection,
  ) {
    this.runners = [
      ['board', board.runner],
      ['disputes', disputes.runner],
      ['log', log.runner],
    ];
  }

  async check(): Promise<Health> {
    const problem = await this.problem();
    const projections = this.runners.map(([name, { progress }]) => {
      const { caughtUp, waiting, deadLetters, failure } = progress;
      return { name, caughtUp: problem === null && caughtUp, waiting, deadLetters, failure };
    });
    if (problem !== null) return { status: 'down', problem, projections };
    return { status: projections.every(({ caughtUp }) => caughtUp) ? 'up' : 'behind', problem, projections };
  }

  private async problem(): Promise<string | null> {
    try {
      const { store } = this;
      if (store.assertReachable !== undefined) await store.assertReachable(patienceMs);
      else for await (const _ of store.readAll({ direction: 'backward', limit: 1 })) break;
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
