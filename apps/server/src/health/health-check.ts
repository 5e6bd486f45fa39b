import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '@stacktrail/event-store';
import { BoardProjection } from '@stacktrail/projection-board';
import { LogProjection } from '@stacktrail/projection-log';
import { EVENT_STORE, isOfUnknownStream, type DeadLetter, type Progress } from '@stacktrail/projection-runtime';

/** How a projection follows the store. */
interface ProjectionHealth {
  readonly name: string;
  readonly caughtUp: boolean;
  /** How many events it was given and has still to take in; `null` while it doesn't follow the store. */
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
  readonly progress: Pick<Progress, 'caughtUp' | 'waiting'>;
  deadLetters(): readonly DeadLetter[];
}

interface Named {
  readonly name: string;
  readonly runner: Runner;
}

const patienceMs = 2000;
const mostNamed = 20;

/** Checks whether the store answers and accepts appends, and how far behind it the projections are. */
@Injectable()
export class HealthCheck {
  private readonly runners: readonly Named[];

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
      await inTime(this.assertAnswers());
      const projections = this.runners.map((each) => measured(each, true));
      const behind = projections.some(({ caughtUp, deadLetters }) => !caughtUp || deadLetters > 0);
      return { status: behind ? 'behind' : 'up', store: { reachable: true }, projections, ...damaged };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const projections = this.runners.map((each) => measured(each, false));
      return { status: 'down', store: { reachable: false, problem }, projections, ...damaged };
    }
  }

  /** Why requests should be sent elsewhere, as a clause; `null` if they may come. */
  async whyNotReady(): Promise<string | null> {
    const { store, projections } = await this.check();
    if (!store.reachable) return 'the event store can’t be reached';
    const behind = projections.filter(({ caughtUp }) => !caughtUp).map(({ name }) => name);
    return behind.length === 0 ? null : `read models are being built: ${behind.join(', ')}`;
  }

  /** @throws if the store can't be read, or nothing can be stored */
  private async assertAnswers(): Promise<void> {
    const { store } = this;
    if (store.assertReachable !== undefined) await store.assertReachable(patienceMs);
    else for await (const _ of store.readAll({ direction: 'backward', limit: 1 })) break;
    await store.assertWritable?.();
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
}

function measured({ name, runner }: Named, isStoreThere: boolean): ProjectionHealth {
  const { caughtUp, waiting } = runner.progress;
  return { name, caughtUp, lag: isStoreThere && caughtUp ? waiting : null, deadLetters: waitingStreams(runner) };
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
