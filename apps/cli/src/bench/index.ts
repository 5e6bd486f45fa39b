import { appendBench } from './append-bench.js';
import type { Bench } from './bench.js';
import { foldBench } from './fold-bench.js';
import { memoryBench } from './memory-bench.js';
import { playBench } from './play-bench.js';
import { revisionBench } from './revision-bench.js';

/** Every bench by its name. */
export const benches = {
  play: playBench,
  fold: foldBench,
  revision: revisionBench,
  append: appendBench,
  memory: memoryBench,
} as const satisfies Readonly<Record<string, Bench>>;

export type BenchName = keyof typeof benches;
export const benchNames = Object.keys(benches) as readonly BenchName[];
