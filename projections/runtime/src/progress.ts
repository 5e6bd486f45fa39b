import { comparePositions, type Position } from '@stacktrail/event-store';
import { filter, firstValueFrom, map, timeout, type Observable } from 'rxjs';

/** How far a projection has come. */
export interface Progress {
  /** Everything up to here is in the read model, as far as the projection reads it. */
  readonly position: Position | null;
  /** Whether it has everything that was stored when it last looked. */
  readonly caughtUp: boolean;
  /** How many events were delivered and not processed yet. */
  readonly waiting: number;
  /** Events taken in since the start. */
  readonly taken: number;
  readonly deadLetters: number;
  /** Why the last attempt failed, while it tries again; `null` if nothing fails. */
  readonly failure: string | null;
}

export const atTheStart: Progress = {
  position: null,
  caughtUp: false,
  waiting: 0,
  taken: 0,
  deadLetters: 0,
  failure: null,
};

/** A projection has not reached a position in the time that a reader gave it. */
export class ProjectionIsBehind extends Error {
  override readonly name = 'ProjectionIsBehind';

  constructor(
    readonly projection: string,
    readonly waitedMs: number,
  ) {
    super(`The read model ${projection} has not caught up within ${waitedMs} ms`);
  }
}

export function hasReached(progress: Progress, position: Position): boolean {
  return progress.position !== null && comparePositions(progress.position, position) >= 0;
}

/**
 * Waits until the progress fits.
 *
 * @throws ProjectionIsBehind when the time is over, or the projection has been stopped before
 */
export async function until(
  progress: Observable<Progress>,
  fits: (progress: Progress) => boolean,
  projection: string,
  timeoutMs: number,
): Promise<void> {
  const reached = progress.pipe(
    filter(fits),
    map(() => undefined),
    timeout({
      first: timeoutMs,
      with: () => {
        throw new ProjectionIsBehind(projection, timeoutMs);
      },
    }),
  );
  try {
    await firstValueFrom(reached);
  } catch (error) {
    if (error instanceof ProjectionIsBehind) throw error;
    throw new ProjectionIsBehind(projection, timeoutMs);
  }
}
