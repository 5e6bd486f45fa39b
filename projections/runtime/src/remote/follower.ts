import type { Position } from '@stacktrail/event-store';
import type { Progress } from '../progress.js';
import type { DeadLetter } from '../projection.js';

/** At once where the read model is in this process, later where a projector is asked. */
export type Answer<T> = T | Promise<T>;

/** How far a read model has come, here or in a projector. */
export interface Follower {
  /** As it was when it was last heard of. */
  readonly progress: Progress;
  readonly caughtUp: boolean;
  /** @throws ProjectionIsBehind when the time is over; ProjectorAway */
  whenCaughtUp(timeoutMs?: number): Promise<void>;
  /** @throws ProjectionIsBehind when the time is over; ProjectorAway */
  waitFor(position: Position, timeoutMs?: number): Promise<void>;
  deadLetters(): Answer<readonly DeadLetter[]>;
}
