import { Inject, Injectable } from '@nestjs/common';
import type { EventStore, Position } from '@stacktrail/event-store';
import { BoardProjection } from '@stacktrail/projection-board';
import { LogProjection } from '@stacktrail/projection-log';
import { EVENT_STORE, gameStreams, isOfUnknownStream, type DeadLetter } from '@stacktrail/projection-runtime';

/** How a projection follows the store. */
export interface ProjectionHealth {
  readonly name: string;
  readonly caughtUp: boolean;
  /** How many events it has not seen yet, counted up to 1000. */
  readonly lag: number | null;
  readonly deadLetters: number;
}

export interface Health {
  /** A projection that is `behind` still answers, but its answers may be a little old. */
  readonly status: 'up' | 'behind' | 'down';
  readonly store: { readonly reachable: boolean; readonly problem?: string };
  readonly projections: readonly ProjectionHealth[];
  /** How many games are damaged. Other games go on. */
  readonly damagedGames: number;
  /** Those games, up to {@link mostNamed}, and damaged events whose game isn't known. */
  readonly damage: readonly NamedDamage[];
}

/** A damaged game; `null` if its id isn't known. */
export interface NamedDamage {
  readonly game: string | null;
  readonly revision: number | null;
  readonly problem: string;
}

interface Runner {
  readonly progress: { readonly position: Position | null; readonly caughtUp: boolean };
  deadLetters(): readonly DeadLetter[];
}

const patienceMs = 2000;
const mostCounted = 1000;
const mostNamed = 20;
const filter = { streamPrefixes: [gameStreams] };

/** Checks whether the store answers and accepts appends, and how far behind it the projections are. */
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

  async check(): Promise<Health> {
    const damaged = { damagedGames: this.board.damagedGames(), damage: this.damage() };
    try {
      const projections = await inTime(this.measureAll());
      const behind = projections.some(({ caughtUp, deadLetters }) => !caughtUp || deadLetters > 0);
      return { status: behind ? 'behind' : 'up', store: { reachable: true }, projections, ...damaged };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const projections = this.withoutStore();
      return { status: 'down', store: { reachable: false, problem }, projections, ...damaged };
    }
  }

  /** @throws if the store can't be read, or nothing can be stored */
  private async measureAll(): Promise<readonly ProjectionHealth[]> {
    const projections = await Promise.all(this.runners.map((each) => this.measure(each.name, each.runner)));
    await this.store.assertWritable?.();
    return projections;
  }

  private async measure(name: string, runner: Runner): Promise<ProjectionHealth> {
    const { caughtUp } = runner.progress;
    return { name, caughtUp, lag: await this.lagOf(runner), deadLetters: waitingStreams(runner) };
  }

  private damage(): readonly NamedDamage[] {
    const letters = this.board.runner.deadLetters().filter(isOfUnknownStream);
    const unknown = letters.map(({ stream, error }) => ({
      game: null,
      revision: null,
      problem: `${error} (stream ${stream})`,
    }));
    return [...this.board.damaged(mostNamed), ...unknown.slice(0, mostNamed)];
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
    return this.runners.map(({ name, runner }) => {
      return { name, caughtUp: runner.progress.caughtUp, lag: null, deadLetters: waitingStreams(runner) };
    });
  }
}

/** How many streams wait because of a damaged event. If an event's stream isn't known, none waits for it. */
function waitingStreams(runner: Runner): number {
  return runner.deadLetters().filter((letter) => !isOfUnknownStream(letter)).length;
}

/** Fails if the work isn't done in time, because a store that doesn't answer counts as unreachable. */
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
