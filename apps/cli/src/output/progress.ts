import { Presets, SingleBar } from 'cli-progress';
import type { Io } from '../io.js';

/** Nobody needs a bar for what is over sooner. */
const SHOWN_AFTER_MS = 1000;

/** A bar on the terminal that shows how far a long piece of work has come. */
export interface Progress {
  /** `done` of the total is done. */
  update(done: number): void;
  stop(): void;
}

const unseen: Progress = { update: () => undefined, stop: () => undefined };

/**
 * Begins a piece of work. The bar appears once the work has taken a second, where somebody watches.
 *
 * @param label what is counted, such as “games”
 */
export function beginProgress(io: Io, label: string, total: number): Progress {
  if (io.terminal === null) return unseen;
  const begun = performance.now();
  const bar = new SingleBar(
    { stream: io.terminal, format: `{bar} {value} of {total} ${label}, {eta_formatted} to go`, clearOnComplete: true },
    Presets.shades_classic,
  );
  return {
    update(done) {
      if (bar.isActive) bar.update(done);
      else if (performance.now() - begun > SHOWN_AFTER_MS) bar.start(total, done);
    },
    stop() {
      if (bar.isActive) bar.stop();
    },
  };
}
