/** A number of rounds, and the time that they took. */
export interface Timing {
  readonly rounds: number;
  readonly ms: number;
}

/**
 * Repeats something for a while. The first rounds, until a tenth of the time is over, are not counted: the
 * code is compiled then.
 *
 * @param round gets its number, from 0
 * @param progress is told how much of the time is over, from 0 to 1
 */
export function repeatFor(seconds: number, progress: (share: number) => void, round: (n: number) => void): Timing {
  const begun = performance.now();
  let n = 0;
  const until = (share: number): void => {
    do {
      round(n++);
      progress(Math.min(1, (performance.now() - begun) / (seconds * 1000)));
    } while (performance.now() - begun < seconds * 1000 * share);
  };
  until(0.1);
  const [first, from] = [n, performance.now()];
  until(1);
  return { rounds: n - first, ms: performance.now() - from };
}
