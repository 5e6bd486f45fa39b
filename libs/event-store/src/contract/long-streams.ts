import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EventStore, StoredEvent } from '../event-store.js';
import { MemoryEventStore } from '../memory/memory-event-store.js';
import type { StreamName } from '../stream-name.js';
import { Recording } from './recording.js';
import { at, events, freshPrefix, idsOf, revisionsOf, toArray, toEvents } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

const LENGTH = 600;

interface Written {
  readonly prefix: string;
  readonly one: StreamName;
  readonly other: StreamName;
  /** The ids in the order of the log, and in that of one stream. */
  readonly ids: readonly string[];
  readonly idsOfOne: readonly string[];
}

/** A stream of 600 events, and another one whose events stand between them. */
async function writeLongStreams(store: EventStore): Promise<Written> {
  const prefix = freshPrefix();
  const [one, other] = [`${prefix}-one` as StreamName, `${prefix}-other` as StreamName];
  const ids: string[] = [];
  const idsOfOne: string[] = [];
  for (let round = 0; round < LENGTH / 20; round++) {
    const [ofOne, ofOther] = [events(20), events(1 + (round % 7))];
    await store.append(one, 'any', ofOne);
    await store.append(other, 'any', ofOther);
    ids.push(...idsOf(ofOne), ...idsOf(ofOther));
    idsOfOne.push(...idsOf(ofOne));
  }
  return { prefix, one, other, ids, idsOfOne };
}

async function assertReads(store: EventStore, { prefix, one, ids, idsOfOne }: Written): Promise<void> {
  const forward = await toArray(store.read(one));
  expect(idsOf(forward)).toEqual(idsOfOne);
  expect(revisionsOf(forward)).toEqual(Array.from({ length: LENGTH }, (_, revision) => revision));
  expect(idsOf(await toArray(store.read(one, { direction: 'backward' })))).toEqual([...idsOfOne].reverse());
  for (const from of [1, 255, 256, 500, 511, 512, 513, LENGTH - 1]) {
    const some = await toArray(store.read(one, { from: at(from), limit: 20 }));
    expect(idsOf(some)).toEqual(idsOfOne.slice(from, from + 20));
    const back = await toArray(store.read(one, { from: at(from), limit: 20, direction: 'backward' }));
    expect(idsOf(back)).toEqual(idsOfOne.slice(Math.max(0, from - 19), from + 1).reverse());
  }
  const filter = { streamPrefixes: [prefix] };
  const log = await toEvents(store.readAll({ filter }));
  expect(idsOf(log)).toEqual(ids);
  const backward = await toEvents(store.readAll({ filter, direction: 'backward' }));
  expect(backward).toEqual([...log].reverse());
  for (const place of [1, 300, ids.length - 2]) {
    const from = log[place]?.position;
    expect(idsOf(await toEvents(store.readAll({ from, filter, limit: 30 })))).toEqual(ids.slice(place, place + 30));
  }
}

/** Streams that are longer than what a store keeps in one piece. */
export function describeLongStreams(current: CurrentStore, restarts: boolean): void {
  describe('a long stream', () => {
    const recordings: Recording[] = [];
    afterEach(() => {
      for (const recording of recordings.splice(0)) recording.stop();
    });

    test('is read in both directions and from anywhere, as is the log', async () => {
      const { store } = current();
      await assertReads(store, await writeLongStreams(store));
    });

    test('is followed from any checkpoint', async () => {
      const { store } = current();
      const { prefix, one, ids, idsOfOne } = await writeLongStreams(store);
      const log = await toEvents(store.readAll({ filter: { streamPrefixes: [prefix] } }));
      const [seen] = log.slice(299) as [StoredEvent];
      recordings.push(
        new Recording(store.subscribe({ stream: one, from: at(299) })),
        new Recording(store.subscribe(seen.position, { streamPrefixes: [prefix] })),
      );
      await store.append(one, at(LENGTH - 1), events(1));
      const [ofOne, ofAll] = recordings as [Recording, Recording];
      await ofOne.untilEvents(LENGTH - 300 + 1);
      await ofAll.untilEvents(ids.length - 300 + 1);
      expect(idsOf(ofOne.events).slice(0, -1)).toEqual(idsOfOne.slice(300));
      expect(idsOf(ofAll.events).slice(0, -1)).toEqual(ids.slice(300));
    });

    if (!restarts) return;
    test('is the same after a restart, and goes on there; an append that is repeated at its revision is known again', async () => {
      const { store, restart } = current();
      const first = events(40);
      const stream = `${freshPrefix()}-repeated` as StreamName;
      const appended = await store.append(stream, 'noStream', first);
      await store.append(stream, at(39), events(500));
      const written = await writeLongStreams(store);
      const before = await toEvents(store.readAll({ filter: { streamPrefixes: [written.prefix] } }));
      const restarted = await restart();
      await assertReads(restarted, written);
      expect(await toEvents(restarted.readAll({ filter: { streamPrefixes: [written.prefix] } }))).toEqual(before);
      expect(await restarted.append(stream, 'noStream', first)).toEqual(appended);
      expect(await restarted.append(stream, 'any', events(1))).toMatchObject({ firstRevision: 540 });
    });

    test('of any interleaving, restarted anywhere, is read as from memory', async () => {
      const appends = fc.array(
        fc.record({ stream: fc.nat(2), length: fc.integer({ min: 1, max: 90 }), restarts: fc.nat(7) }),
        { minLength: 8, maxLength: 16 },
      );
      const { restart } = current();
      let { store } = current();
      await fc.assert(
        fc.asyncProperty(appends, async (sequence) => {
          const memory = new MemoryEventStore();
          const prefix = freshPrefix();
          const lengths = new Map<number, number>();
          for (const { stream, length, restarts: chance } of sequence) {
            const batch = events(length);
            const name = `${prefix}-${stream}` as StreamName;
            // A store that restarts may have to try again, which is safe only where a revision is expected.
            const before = lengths.get(stream) ?? 0;
            const expected = before === 0 ? 'noStream' : at(before - 1);
            lengths.set(stream, before + length);
            const [here, there] = [
              await store.append(name, expected, batch),
              await memory.append(name, expected, batch),
            ];
            expect(here.lastRevision).toBe(there.lastRevision);
            if (chance === 0) store = await restart();
          }
          store = await restart();
          const filter = { streamPrefixes: [prefix] };
          for (const direction of ['forward', 'backward'] as const) {
            const [here, there] = await Promise.all(
              [store, memory].map((each) => toEvents(each.readAll({ filter, direction }))),
            );
            expect(here?.map(({ stream, revision, id }) => [stream, revision, id])).toEqual(
              there?.map(({ stream, revision, id }) => [stream, revision, id]),
            );
          }
        }),
        { numRuns: 5 },
      );
    });
  });
}
