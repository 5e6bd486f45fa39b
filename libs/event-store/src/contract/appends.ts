import { describe, expect, test } from '@jest/globals';
import { WrongExpectedRevision } from '../errors.js';
import type { Appended } from '../event-store.js';
import { comparePositions } from '../position.js';
import type { ExpectedRevision } from '../revision.js';
import { at, event, events, freshStream, idsOf, revisionsOf, toArray } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

export function describeAppends(current: CurrentStore): void {
  describe('append', () => {
    test('numbers the events of a stream from 0, batch after batch', async () => {
      const { store } = current();
      const stream = freshStream();
      const first = await store.append(stream, 'noStream', events(2));
      const second = await store.append(stream, first.lastRevision, events(3));
      expect(first).toMatchObject({ stream, firstRevision: 0, lastRevision: 1 });
      expect(second).toMatchObject({ stream, firstRevision: 2, lastRevision: 4 });
      expect(comparePositions(first.position, second.position)).toBeLessThan(0);
      expect(revisionsOf(await toArray(store.read(stream)))).toEqual([0, 1, 2, 3, 4]);
    });

    test('gives the position of its last event', async () => {
      const { store } = current();
      const stream = freshStream();
      const { position } = await store.append(stream, 'noStream', events(3));
      expect((await toArray(store.read(stream))).at(-1)?.position).toBe(position);
    });

    test('with any, goes to the end of the stream whether it exists or not', async () => {
      const { store } = current();
      const stream = freshStream();
      expect(await store.append(stream, 'any', events(2))).toMatchObject({ firstRevision: 0 });
      expect(await store.append(stream, 'any', events(1))).toMatchObject({ firstRevision: 2 });
    });

    const conflicts: readonly (readonly [string, number, ExpectedRevision])[] = [
      ['noStream where there is a stream', 2, 'noStream'],
      ['a revision that the stream has passed', 2, at(0)],
      ['a revision that the stream has not reached', 2, at(2)],
      ['a revision of a stream that does not exist', 0, at(0)],
    ];
    test.each(conflicts)('is a conflict that says where the stream is: %s', async (_, stored, expected) => {
      const { store } = current();
      const stream = freshStream();
      if (stored > 0) await store.append(stream, 'noStream', events(stored));
      const refused = store.append(stream, expected, [event()]);
      await expect(refused).rejects.toBeInstanceOf(WrongExpectedRevision);
      await expect(refused).rejects.toMatchObject({ stream, expected, actual: stored === 0 ? 'noStream' : stored - 1 });
      await expect(refused).rejects.toThrow(stream);
      expect(await toArray(store.read(stream))).toHaveLength(stored);
    });

    test('of two writers who expect the same revision, lets exactly one win', async () => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', [event()]);
      const batches = [events(2), events(2)];
      const outcomes = await Promise.allSettled(batches.map((batch) => store.append(stream, at(0), batch)));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toBeInstanceOf(WrongExpectedRevision);
      const winner = batches[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? [];
      expect(idsOf(await toArray(store.read(stream))).slice(1)).toEqual(idsOf(winner));
    });

    test('lets one of many writers win each revision, so that their retries all land', async () => {
      const { store } = current();
      const stream = freshStream();
      const writers = Array.from({ length: 8 }, () => event());
      for (let waiting = writers, expected: ExpectedRevision = 'noStream'; waiting.length > 0;) {
        const outcomes = await Promise.allSettled(waiting.map((one) => store.append(stream, expected, [one])));
        const winners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
        expect(winners).toHaveLength(1);
        waiting = waiting.filter((_, index) => outcomes[index]?.status === 'rejected');
        expected = (winners[0] as Appended).lastRevision;
      }
      expect(idsOf(await toArray(store.read(stream))).sort()).toEqual(idsOf(writers).sort());
    });

    test('takes concurrent appends to 64 streams, each in its order', async () => {
      const { store } = current();
      const streams = Array.from({ length: 64 }, () => freshStream());
      await Promise.all(
        streams.map(async (stream) => {
          let expected: ExpectedRevision = 'noStream';
          for (let batch = 0; batch < 4; batch++) {
            ({ lastRevision: expected } = await store.append(stream, expected, events(3)));
          }
        }),
      );
      for (const stream of streams) {
        expect(revisionsOf(await toArray(store.read(stream)))).toEqual(
          Array.from({ length: 12 }, (_, number) => number),
        );
      }
    });
  });
}
