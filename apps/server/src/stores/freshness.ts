import { Injectable } from '@nestjs/common';
import { comparePositions, type Position } from '@stacktrail/event-store';
import { ProjectorAway, type Answer, type Follower as ProjectionFollower } from '@stacktrail/projection-runtime';
import { Problem } from '../problem/problem.js';

/** A projection that follows the store, as far as a request has to wait for it. */
type Follower = Pick<ProjectionFollower, 'caughtUp' | 'whenCaughtUp' | 'waitFor'>;

/** The position of a game’s first event, as the store has it; `undefined` where there is no such game. */
type BeginningOf = (gameId: string) => Promise<Position | undefined>;

/** How long a request waits for a follower where nothing else is said. */
const usualPatienceMs = 2000;
/** The number of games whose last write is remembered. Followers have long seen older writes. */
const mostGames = 4096;

/**
 * Makes a read wait until the read model has everything that this server has written to the game (read your writes).
 */
@Injectable()
export class Freshness {
  private readonly written = new Map<string, Position>();
  private last: Position | undefined;

  /** @param patienceMs how long a request waits for a follower */
  constructor(
    private readonly beginningOf: BeginningOf,
    private readonly patienceMs = usualPatienceMs,
  ) {}

  /** Remembers that the game was written to, up to this position of the store. */
  note(gameId: string, position: Position): void {
    if (this.last === undefined || comparePositions(position, this.last) > 0) this.last = position;
    this.written.delete(gameId);
    this.written.set(gameId, position);
    const [oldest] = this.written.keys();
    if (this.written.size > mostGames && oldest !== undefined) this.written.delete(oldest);
  }

  /** Remembers the position of a command's last fact, where it stored any. */
  rememberWrite<T extends { readonly position: Position } | object>(gameId: string, outcome: T): T {
    if ('position' in outcome) this.note(gameId, outcome.position);
    return outcome;
  }

  /**
   * Waits until the follower has seen what was written to the game.
   * @throws Problem if that takes too long
   */
  wait(gameId: string, follower: Follower): Promise<void> {
    return this.until(this.written.get(gameId), follower);
  }

  /**
   * Waits until the follower has seen what was written to any game.
   * @throws Problem if that takes too long
   */
  waitForAll(follower: Follower): Promise<void> {
    return this.until(this.last, follower);
  }

  /**
   * What a follower finds about a game, with everything that was written to it. A game that it doesn't know is asked
   * for again once it has caught up; if it had, another server may have begun the game a moment ago: the store knows.
   * @param find `undefined` where it knows no such game
   * @throws Problem if that takes too long, or if there is no such game
   */
  async found<T>(gameId: string, follower: Follower, find: () => Answer<T | undefined>): Promise<T> {
    await this.wait(gameId, follower);
    const hadAll = follower.caughtUp;
    let what = await find();
    if (what === undefined) {
      if (hadAll) await this.until(await this.beginningOf(gameId), follower);
      else await follower.whenCaughtUp(this.patienceMs).catch(isBehind);
      what = await find();
    }
    if (what === undefined) throw new Problem('no-such-game', `There is no game ${gameId}.`);
    return what;
  }

  /**
   * A list from a follower. An empty list is returned only once the follower has caught up.
   * @throws Problem if that takes too long
   */
  async listed<T>(follower: Follower, list: () => Answer<readonly T[]>): Promise<readonly T[]> {
    const hadAll = follower.caughtUp;
    const found = await list();
    if (found.length > 0 || hadAll) return found;
    await follower.whenCaughtUp(this.patienceMs).catch(isBehind);
    return list();
  }

  private async until(position: Position | undefined, follower: Follower): Promise<void> {
    if (position !== undefined) await follower.waitFor(position, this.patienceMs).catch(isBehind);
  }
}

/** The same for what is written to disputes: their read model follows streams of its own. */
@Injectable()
export class DisputeFreshness extends Freshness {}

function isBehind(error: unknown): never {
  throw error instanceof ProjectorAway ? error : behind();
}

function behind(): Problem {
  return new Problem(
    'read-model-behind',
    'The read model does not have everything that was written yet. Nothing is lost: ask again.',
  );
}
