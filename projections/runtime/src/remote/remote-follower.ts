import type { Position } from '@stacktrail/event-store';
import { hasReached, type Progress } from '../progress.js';
import type { DeadLetter } from '../projection.js';
import type { Follower } from './follower.js';
import type { ProjectorClient } from './projector-client.js';

const defaultTimeoutMs = 5_000;

/** A read model of a projector, as far as a reader waits for it. */
export class RemoteFollower implements Follower {
  constructor(
    private readonly projector: ProjectorClient,
    private readonly model: string,
  ) {}

  get progress(): Progress {
    return this.projector.progressOf(this.model);
  }

  get caughtUp(): boolean {
    return this.progress.caughtUp;
  }

  async whenCaughtUp(timeoutMs = defaultTimeoutMs): Promise<void> {
    await this.projector.ask(this.model, 'whenCaughtUp', [timeoutMs], undefined, timeoutMs);
  }

  /** Asks only where the read model wasn't known to have come so far. */
  async waitFor(position: Position, timeoutMs = defaultTimeoutMs): Promise<void> {
    if (hasReached(this.progress, position)) return;
    await this.projector.ask(this.model, 'waitFor', [position, timeoutMs], undefined, timeoutMs);
  }

  deadLetters(): Promise<readonly DeadLetter[]> {
    return this.projector.ask(this.model, 'deadLetters', []);
  }

  /** Hears how far the read model is now. @throws ProjectorAway */
  async hear(): Promise<void> {
    await this.projector.ask(this.model, 'progress', []);
  }
}
