import { Inject, Injectable } from '@nestjs/common';
import type { EventStore, Position } from '@stacktrail/event-store';
import { BoardProjection } from '@stacktrail/projection-board';
import { LogProjection } from '@stacktrail/projection-log';
import { EVENT_STORE, gameStreams } from '@stacktrail/projection-runtime';

/** How a projection follows the store. */
export interface ProjectionHealth {
  readonly name: string;
  readonly caughtUp: boolean;
  /** How many events it has still to see, counted up to 1000. */
  readonly lag: number | null;
  readonly deadLetters: number;
}

export interface Health {
  /** `behind` still answers; what it answers may be a little old. */
  readonly status: 'up' | 'behind' | 'down';
  readonly store: { readonly reachable: boolean; readonly problem?: string };
  readonly projections: readonly ProjectionHealth[];
  /** How many games have a record that can't be read whole. They keep nobody else from playing. */
  readonly damagedGames: number;
}

interface Runner {
  readonly progress: { readonly position: Position | null; readonly caughtUp: boolean; readonly deadLetters: number };
}

const patienceMs = 2000;
const mostCounted = 1000;
const filter = { streamPrefixes: [gameStreams] };

/** Looks whether the store answers and how far behind it the projections are. */
@Injectable()
export class HealthCheck {
  private readonly runners: readonly { readonly name: string; readonly runner: Runner }[];

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly board: BoardProjection,
    log: LogProjection,
  ) {
    this.runners = [
      { name: 'board', runner: board.runner },
      { name: 'log', runner: log.runner },
    ];
  }

  async look(): Promise<Health> {
    const damagedGames = this.board.damagedGames();
    try {
      const projections = await inTime(Promise.all(this.runners.map((each) => this.follow(each.name, each.runner))));
      const behind = projections.some(({ caughtUp, deadLetters }) => !caughtUp || deadLetters > 0);
      return { status: behind ? 'behind' : 'up', store: { reachable: true }, projections, damagedGames };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const projections = this.withoutStore();
      return { status: 'down', store: { reachable: false, problem }, projections, damagedGames };
    }
  }

  private async follow(name: string, runner: Runner): Promise<ProjectionHealth> {
    const { caughtUp, deadLetters } = runner.progress;
    return { name, caughtUp, lag: await this.lagOf(runner), deadLetters };
  }

  private async lagOf(runner: Runner): Promise<number> {
    const { position } = runner.progress;
    let lag = 0;
    const from = position ?? undefined;
    for await (const event of this.store.readAll({ from, filter, limit: mostCounted + 1 })) {
      if (event.position !== position) lag += 1;
    }
    return Math.min(lag, mostCounted);
  }

  private withoutStore(): readonly ProjectionHealth[] {
    return this.runners.map(({ name, runner: { progress } }) => {
      const { caughtUp, deadLetters } = progress;
      return { name, caughtUp, lag: null, deadLetters };
    });
  }
}

/** A store that doesn't answer is as good as none. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The store did not answer within ${patienceMs} ms`));
    }, patienceMs);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
