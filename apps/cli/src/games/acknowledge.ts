import type { AnyGameEvent } from '@stacktrail/game-events';
import type { Io } from '../io.js';

/** A listener that writes a line `stored GAME REVISION` to the error output for each append that is on the disk. */
export function createAcknowledger(io: Io, game: string, wanted: boolean): (events: readonly AnyGameEvent[]) => void {
  if (!wanted) return () => undefined;
  return (events) => {
    const last = events.at(-1);
    if (last !== undefined) io.err.write(`stored ${game} ${last.revision}\n`);
  };
}
