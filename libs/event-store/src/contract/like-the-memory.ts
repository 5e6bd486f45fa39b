import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EventStoreError } from '../errors.js';
import type { EventStore, NewEvent } from '../event-store.js';
import { MemoryEventStore } from '../memory/memory-event-store.js';
import type { ExpectedRevision } from '../revision.js';
import type { StreamName } from '../stream-name.js';
import { at, event, freshPrefix, idsOf, toArray } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

interface Attempt {
  readonly stream: number;
  readonly expected: ExpectedRevision;
  /** Which events of a small supply, so that attempts repeat and overlap. */
  readonly batch: readonly number[];
}

const SUPPLY = 4;

const attempts: fc.Arbitrary<Attempt[]> = fc.array(
  fc.record({
    stream: fc.nat(1),
    expected: fc.oneof(fc.constant('noStream' as const), fc.nat(4).map(at)),
    batch: fc.uniqueArray(fc.nat(SUPPLY - 1), { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 12 },
);

/** What an append came to, without what differs from store to store. */
async function outcomeOf(store: EventStore, stream: StreamName, expected: ExpectedRevision, batch: NewEvent[]) {
  try {
    const { firstRevision, lastRevision } = await store.append(stream, expected, batch);
    return { firstRevision, lastRevision };
  } catch (error) {
    if (!(error instanceof EventStoreError)) throw error;
    return { refused: error.name, message: error.message };
  }
}

export function describeLikeness(current: CurrentStore): void {
  describe('any sequence of appends', () => {
    test('comes to what it comes to in memory', async () => {
      await fc.assert(
        fc.asyncProperty(attempts, async (sequence) => {
          const { store } = current();
          const memory = new MemoryEventStore();
          const prefix = freshPrefix();
          const supply = Array.from({ length: SUPPLY }, () => event());
          for (const { stream, expected, batch } of sequence) {
            const name = `${prefix}-${stream}` as StreamName;
            const chosen = batch.map((index) => supply[index] as NewEvent);
            const [here, there] = [store, memory].map((one) => outcomeOf(one, name, expected, chosen));
            expect(await here).toEqual(await there);
          }
          for (const stream of [0, 1]) {
            const name = `${prefix}-${stream}` as StreamName;
            const [here, there] = await Promise.all([store, memory].map((one) => toArray(one.read(name))));
            expect(idsOf(here ?? [])).toEqual(idsOf(there ?? []));
          }
        }),
        { numRuns: 30 },
      );
    });
  });
}
