import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a piece of work goes on before everything else that waits for the process gets its turn, in milliseconds. */
const inOneGoMs = 4;

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

  /** Resolves once the others have had their turn. */
  async nextTurn(): Promise<void> {
    await nextTurn();
    this.began = performance.now();
  }
}
