import { writeFileSync } from 'node:fs';
import { PoolBuild } from '@stacktrail/cards/sources';
import type { Io } from '../io.js';
import { readAll } from './read-all.js';

/** What is in the pool that was written. */
export interface BuiltPool {
  readonly file: string;
  readonly bytes: number;
  readonly strict: number;
  readonly cards: number;
}

/** Compiles the cards of a file, and writes the trees of those that are understood, and facts of all. */
export async function buildCards(io: Io, source: string, file: string): Promise<BuiltPool> {
  const build = new PoolBuild();
  for await (const reading of readAll(io, source)) build.add(reading);
  const archive = build.archive();
  writeFileSync(file, archive);
  return { file, bytes: archive.length, ...build.size };
}
