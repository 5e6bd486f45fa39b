/** How long a piece of work goes on before everything else that waits for the process gets its turn, in milliseconds. */
const inOneGoMs = 4;
/** What is done within this time is nothing that anybody waited for, in milliseconds. */
const idleMs = 0.2;
/** How many turns others have at most between two pieces of long work. */
const mostTurns = 8;

/**
 * Divides work that takes long, so that others get their turn in between:
 * `if (pace.isOver()) await pace.nextTurn();` after each of its small parts.
 */
export class Pace {
  private began = performance.now();

  /** Whether it is the others' turn. */
  isOver(): boolean {
    return performance.now() - this.began >= inOneGoMs;
  }

  /** Resolves once the others have had their turn, and long work that waited before this one. */
  async nextTurn(): Promise<void> {
    await turnOfLongWork();
    this.began = performance.now();
  }
}

/** Long pieces of work that wait for their turn, in order. */
const waiting: (() => void)[] = [];
let isWatching = false;

/**
 * Resolves when a piece of long work may go on: one at a time in the whole process, and between two of them as long as
 * short work is there, which may take several turns of its own, up to a limit.
 */
export function turnOfLongWork(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (isWatching) return;
    isWatching = true;
    watch(1);
  });
}

/** @param turn how many turns others have had, with this one */
function watch(turn: number): void {
  const began = performance.now();
  setImmediate(() => {
    const isBusy = performance.now() - began >= idleMs;
    if (isBusy && turn < mostTurns) return watch(turn + 1);
    waiting.shift()?.();
    isWatching = waiting.length > 0;
    // What goes on now does so before the next turn.
    if (isWatching) watch(0);
  });
}
