import { afterEach, beforeEach, describe } from '@jest/globals';
import { describeAppends } from './appends.js';
import { describeBatches } from './batches.js';
import { describeClosing } from './closing.js';
import { describeDamage } from './damage.js';
import { describeDeletions } from './deletions.js';
import { describeFidelity } from './fidelity.js';
import { describeLikeness } from './like-the-memory.js';
import { describeLongStreams } from './long-streams.js';
import { describeReads } from './reads.js';
import { describeReadsOfAll } from './reads-of-all.js';
import { describeRepeatedAppends } from './repeated-appends.js';
import { describeRestarts } from './restarts.js';
import type { ContractOptions, MakeStore, StoreUnderTest } from './store-under-test.js';
import { describeSubscriptions } from './subscriptions.js';

export { DAMAGE, DamageableStore } from './damageable-store.js';
export { Recording } from './recording.js';
export * from './sample-events.js';
export { unpackBlocks } from './unpack-blocks.js';
export type { ContractOptions, MakeStore, StoreUnderTest } from './store-under-test.js';

/**
 * The tests that every event store passes: what {@link EventStore} promises, point by point. An adapter's test file
 * calls this and adds only what is its own.
 * @param makeStore makes the store of one test; other tests may share its database, but never its streams
 */
export function describeEventStoreContract(
  name: string,
  makeStore: MakeStore,
  { restarts = true, canBeCorrupted = true, dropsDeleted = true }: ContractOptions = {},
): void {
  describe(`${name}: the event store contract`, () => {
    let underTest: StoreUnderTest | undefined;
    beforeEach(async () => {
      underTest = await makeStore();
    });
    afterEach(async () => {
      await underTest?.dispose();
      underTest = undefined;
    });
    const current = (): StoreUnderTest => {
      if (underTest === undefined) throw new Error('no store outside of a test');
      return underTest;
    };

    describeAppends(current);
    describeRepeatedAppends(current);
    describeBatches(current);
    describeReads(current);
    describeReadsOfAll(current);
    describeSubscriptions(current);
    describeFidelity(current);
    describeLikeness(current);
    describeLongStreams(current, restarts);
    describeDeletions(current, { restarts, dropsDeleted });
    describeClosing(current);
    if (restarts) describeRestarts(current);
    if (canBeCorrupted) describeDamage(current);
  });
}
