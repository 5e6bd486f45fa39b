import { Injectable } from '@nestjs/common';
import { comparePositions, type Position } from '@stacktrail/event-store';
import { Problem } from '../problem/problem.js';

/** What follows the store, as far as waiting for it goes. */
export interface Follower {
  readonly caughtUp: boolean;
  whenCaughtUp(timeoutMs: number): Promise<void>;
  waitFor(position: Position, timeoutMs: number): Promise<void>;
}

/** A follower that takes longer than this is behind. */
const patienceMs = 2000;
/** So many games' last writes are remembered; older ones have been followed long since. */
const mostGames = 4096;

/** Lets who reads a game see what was written to it here before (read your writes). */
@Injectable()
export class Freshness {
  private readonly written = new Map<string, Position>();
  private last: Position | undefined;

  /** Remembers that the game was written to, up to this position of the store. */
  note(gameId: string, position: Position): void {
    if (this.last === undefined || comparePositions(position, this.last) > 0) this.last = position;
    this.written.delete(gameId);
    this.written.set(gameId, position);
    const [oldest] = this.written.keys();
    if (this.written.size > mostGames && oldest !== undefined) this.written.delete(oldest);
  }

  /** Remembers where a command's facts ended, where it had any. */
  noting<T extends { readonly position: Position } | object>(gameId: string, outcome: T): T {
    if ('position' in outcome) this.note(gameId, outcome.position);
    return outcome;
  }

  /**
   * Waits until the follower has seen what was written to the game.
   * @throws Problem where that takes too long
   */
  wait(gameId: string, follower: Follower): Promise<void> {
    return this.until(this.written.get(gameId), follower);
  }

  /**
   * Waits until the follower has seen what was written to any game.
   * @throws Problem where that takes too long
   */
  waitForAll(follower: Follower): Promise<void> {
    return this.until(this.last, follower);
  }

  /**
   * What a follower knows of a game.
   * @throws Problem where it knows none, or may not have come so far yet
   */
  found<T>(gameId: string, follower: Follower, what: T | undefined): T {
    if (what !== undefined) return what;
    if (!follower.caughtUp) throw behind();
    throw new Problem('no-such-game', `There is no game ${gameId}.`);
  }

  /**
   * A list that a follower gives: an empty one means that there is nothing only once it has caught up.
   * @throws Problem where that takes too long
   */
  async listed<T>(follower: Follower, list: () => readonly T[]): Promise<readonly T[]> {
    const found = list();
    if (found.length > 0 || follower.caughtUp) return found;
    await follower.whenCaughtUp(patienceMs).catch(isBehind);
    return list();
  }

  private async until(position: Position | undefined, follower: Follower): Promise<void> {
    if (position !== undefined) await follower.waitFor(position, patienceMs).catch(isBehind);
  }
}

function isBehind(): never {
  throw behind();
}

function behind(): Problem {
  return new Problem('read-model-behind', 'The read model has not come so far yet. Nothing is lost: ask again.');
}
