import { Presets, SingleBar } from 'cli-progress';
import type { Io } from '../io.js';
import { duration } from './words.js';

/** After how long the bar appears: shorter work needs none. */
const SHOWN_AFTER_MS = 1000;

/** A bar on the terminal that shows how far a long piece of work has come. */
export interface Progress {
  /**
   * `done` of the total is done.
   *
   * @param within the progress of the current one in words, where one takes long
   */
  update(done: number, within?: string): void;
  stop(): void;
}

const unseen: Progress = { update: () => undefined, stop: () => undefined };

/**
 * Begins a piece of work. The bar appears on a terminal once the work has taken a second.
 *
 * @param label what is counted, such as “games”; or “% of” something, with a total of 100
 */
export function beginProgress(io: Io, label: string, total: number): Progress {
  if (io.terminal === null) return unseen;
  const begun = performance.now();
  const format = label.startsWith('%') ? `{bar} {value} ${label}, {left}` : `{bar} {value} of {total} ${label}, {left}`;
  const bar = new SingleBar({ stream: io.terminal, format, clearOnComplete: true }, Presets.shades_classic);
  return {
    update(done, within) {
      const elapsedMs = performance.now() - begun;
      if (elapsedMs < SHOWN_AFTER_MS) return;
      const toGo = done === 0 ? [] : [`${duration((elapsedMs / done) * (total - done))} to go`];
      const left = [...(within === undefined ? [] : [within]), ...toGo].join(', ');
      if (bar.isActive) bar.update(done, { left });
      else bar.start(total, done, { left });
    },
    stop() {
      if (bar.isActive) bar.stop();
    },
  };
}
