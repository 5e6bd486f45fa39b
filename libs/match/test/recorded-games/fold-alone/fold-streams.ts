import { createInterface } from 'node:readline';
import { fromStored, type StoredGameEvent } from '@stacktrail/game-events';
import { fold, pinnedCatalog } from '@stacktrail/game-state';
import { stateDigest } from '../digest.js';

/** A game as a line of JSON. */
export interface StreamLine {
  readonly definitions: readonly unknown[];
  readonly hash: string;
  readonly stored: readonly StoredGameEvent[];
}

// Writes the digest of the state that each stream on standard input folds to.
for await (const line of createInterface({ input: process.stdin })) {
  const { definitions, hash, stored } = JSON.parse(line) as StreamLine;
  const catalog = pinnedCatalog(definitions, hash);
  if (!catalog.ok) throw new Error(catalog.error.why);
  console.log(
    stateDigest(
      fold(
        catalog.value,
        stored.map((event) => fromStored(event)),
      ).state,
    ),
  );
}
