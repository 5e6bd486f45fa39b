import { utf8Encode, sha256 } from '@stacktrail/kernel';
import { BatchChain, toStoredBatch, type AnyGameEvent, type StoredGameEvent, type VeilSalts } from '../src/index.js';

/** Salts for games in tests. */
export const testSalts: VeilSalts = { saltOf: (revision) => sha256(utf8Encode(`salt ${revision}`)).slice(0, 16) };

export const testVersions = { engine: '0.1.0', cardLanguage: 1 };

/** A chain for a game of two seats. */
export function testChain(salts: VeilSalts | null = testSalts): BatchChain {
  return new BatchChain({ seats: 2, salts, versions: testVersions });
}

/** The batches of a game of two seats as they are stored. */
export function stored(batches: readonly AnyGameEvent[][], chain = testChain()): StoredGameEvent[] {
  return batches.flatMap((batch) => {
    chain.append(batch);
    return toStoredBatch(batch, chain);
  });
}

/** What a store gives back. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
