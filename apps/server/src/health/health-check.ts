import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '@stacktrail/event-store';
import { Matches } from '@stacktrail/match';
import { BoardReader } from '@stacktrail/projection-board';
import { DisputesReader } from '@stacktrail/projection-disputes';
import { LogReader } from '@stacktrail/projection-log';
import {
  EVENT_STORE,
  isOfUnknownStream,
  ProjectorAway,
  RemoteFollower,
  type DeadLetter,
  type Follower,
} from '@stacktrail/projection-runtime';

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

interface Named {
  readonly name: string;
  readonly runner: Follower;
}

/** What the read models say of damage. */
type Damages = Pick<Health, 'damagedGames' | 'damage'> & { readonly letters: readonly (readonly DeadLetter[])[] };

const patienceMs = 2000;
const mostNamed = 20;

/** Checks whether the store answers and accepts appends, and how far behind it the projections are. */
@Injectable()
export class HealthCheck {
  private readonly runners: readonly Named[];

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly board: BoardReader,
    private readonly matches: Matches,
    disputes: DisputesReader,
    log: LogReader,
  ) {
    this.runners = [
      { name: 'board', runner: board.runner },
      { name: 'disputes', runner: disputes.runner },
      { name: 'log', runner: log.runner },
    ];
  }

  async check(): Promise<Health> {
    const { letters, damagedGames, damage } = await this.damages();
    const measuredWhere = (isStoreThere: boolean): readonly ProjectionHealth[] =>
      this.runners.map((each, i) => measured(each, letters[i] ?? [], isStoreThere));
    try {
      await inTime(this.assertAnswers());
      const projections = measuredWhere(true);
      const behind = projections.some(({ caughtUp, deadLetters }) => !caughtUp || deadLetters > 0);
      const named = await this.thatAnybodyMayKnow(damage);
      const status = behind ? 'behind' : 'up';
      return { status, store: { reachable: true }, projections, damagedGames, damage: named };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const projections = measuredWhere(false);
      return { status: 'down', store: { reachable: false, problem }, projections, damagedGames, damage: [] };
    }
  }

  /** Why requests should be sent elsewhere, as a clause; `null` if they may come. */
  async whyNotReady(): Promise<string | null> {
    const { store, projections } = await this.check();
    if (!store.reachable) return 'the event store can’t be reached';
    // Commands need no projector, and no other server has another one.
    if (this.board.runner instanceof RemoteFollower) return null;
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

  /** A projector that is away says nothing of damage; how its read models are, their progress says. */
  private async damages(): Promise<Damages> {
    try {
      const letters: (readonly DeadLetter[])[] = [];
      for (const { runner } of this.runners) letters.push(await runner.deadLetters());
      const damagedGames = await this.board.damagedGames();
      return { damagedGames, damage: await this.damage(letters[0] ?? []), letters };
    } catch (error) {
      if (!(error instanceof ProjectorAway)) throw error;
      return { damagedGames: 0, damage: [], letters: [] };
    }
  }

  /** Without private games: everybody may ask for the health. */
  private async thatAnybodyMayKnow(damage: readonly NamedDamage[]): Promise<readonly NamedDamage[]> {
    const isOpen = ({ game }: NamedDamage): Promise<boolean> =>
      game === null ? Promise.resolve(true) : this.matches.tokens.isOpen(game).catch(() => false);
    const open = await Promise.all(damage.map(isOpen));
    return damage.filter((_, i) => open[i]);
  }

  private async damage(letters: readonly DeadLetter[]): Promise<readonly NamedDamage[]> {
    const unknown = letters.filter(isOfUnknownStream).map(({ stream, error }) => ({
      game: null,
      revision: null,
      problem: `${error} (stream ${stream})`,
    }));
    return [...(await this.board.damaged(mostNamed)), ...unknown.slice(0, mostNamed)];
  }
}

function measured({ name, runner }: Named, letters: readonly DeadLetter[], isStoreThere: boolean): ProjectionHealth {
  const { caughtUp, waiting } = runner.progress;
  return { name, caughtUp, lag: isStoreThere && caughtUp ? waiting : null, deadLetters: waitingStreams(letters) };
}

/** How many streams wait because of a damaged event. If an event's stream isn't known, none waits for it. */
function waitingStreams(letters: readonly DeadLetter[]): number {
  return letters.filter((letter) => !isOfUnknownStream(letter)).length;
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
