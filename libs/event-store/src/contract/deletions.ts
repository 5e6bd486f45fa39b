import { describe, expect, test } from '@jest/globals';
import { firstValueFrom, takeWhile, toArray as collected } from 'rxjs';
import { isStoredEvent } from '../caught-up.js';
import { StreamDeleted, WrongExpectedRevision } from '../errors.js';
import type { EventStore } from '../event-store.js';
import { comparePositions } from '../position.js';
import type { StreamName } from '../stream-name.js';
import { at, event, events, freshPrefix, freshStream, idsOf, toArray, toEvents } from './sample-events.js';
import type { ContractOptions, CurrentStore } from './store-under-test.js';

/** More than a block of a SQLite file takes. */
const many = 700;

export function describeDeletions(
  current: CurrentStore,
  { restarts, dropsDeleted }: Required<Pick<ContractOptions, 'restarts' | 'dropsDeleted'>>,
): void {
  describe('deleteStream', () => {
    test.each([
      ['a few events', 3],
      ['many', many],
    ])('takes a stream of %s away for ever, and no other', async (_, count) => {
      const { store } = current();
      const [kept, gone] = [freshStream(), freshStream()];
      await store.append(kept, 'noStream', events(2));
      await store.append(gone, 'noStream', events(count));
      const later = await store.append(kept, at(1), [event()]);
      await store.deleteStream(gone);
      await expectGone(store, gone);
      expect(await toArray(store.read(kept))).toHaveLength(3);
      const next = await store.append(kept, at(2), [event()]);
      expect(comparePositions(next.position, later.position)).toBeGreaterThan(0);
    });

    test('does nothing where there is no such stream, or it was deleted before', async () => {
      const { store } = current();
      const [never, twice] = [freshStream(), freshStream()];
      await store.deleteStream(never);
      await store.append(never, 'noStream', [event()]);
      expect(await toArray(store.read(never))).toHaveLength(1);
      await store.append(twice, 'noStream', [event()]);
      await store.deleteStream(twice);
      await store.deleteStream(twice);
      await expectGone(store, twice);
    });

    test('leaves a stream out of the list of streams', async () => {
      const { store } = current();
      const prefix = freshPrefix();
      const [one, other] = [`${prefix}-1`, `${prefix}-2`] as StreamName[] as [StreamName, StreamName];
      await store.append(one, 'noStream', [event()]);
      await store.append(other, 'noStream', [event()]);
      expect(await store.streams(prefix)).toEqual([one, other]);
      await store.deleteStream(one);
      expect(await store.streams(prefix)).toEqual([other]);
    });

    test('leaves nothing of an append that was on its way, whatever that expected', async () => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(2));
      const [deleted, ...appends] = await Promise.allSettled([
        store.deleteStream(stream),
        store.append(stream, at(1), [event()]),
        store.append(stream, 'any', [event()]),
      ]);
      expect(deleted.status).toBe('fulfilled');
      for (const append of appends) {
        if (append.status === 'fulfilled') continue;
        const reason: unknown = append.reason;
        expect(reason instanceof StreamDeleted || reason instanceof WrongExpectedRevision).toBe(true);
      }
      await expectGone(store, stream);
    });

    if (dropsDeleted) {
      test('leaves its events out of the log in both directions, and of a subscription', async () => {
        const { store } = current();
        const prefix = freshPrefix();
        const [kept, gone] = [`${prefix}-kept`, `${prefix}-gone`] as StreamName[] as [StreamName, StreamName];
        const filter = { streamPrefixes: [prefix] };
        await store.append(kept, 'noStream', events(2));
        await store.append(gone, 'noStream', events(many));
        await store.append(kept, at(1), events(2));
        await store.deleteStream(gone);
        const ids = idsOf(await toArray(store.read(kept)));
        expect(ids).toHaveLength(4);
        expect(idsOf(await toEvents(store.readAll({ filter })))).toEqual(ids);
        const backward = await toEvents(store.readAll({ filter, direction: 'backward' }));
        expect(idsOf(backward).reverse()).toEqual(ids);
        const told = store.subscribe('start', filter).pipe(
          takeWhile((entry) => !('caughtUp' in entry)),
          collected(),
        );
        expect(idsOf((await firstValueFrom(told)).filter(isStoredEvent))).toEqual(ids);
      });
    }

    if (restarts) {
      test('outlives a restart of the store', async () => {
        const underTest = current();
        const [gone, kept] = [freshStream(), freshStream()];
        await underTest.store.append(gone, 'noStream', events(many));
        await underTest.store.append(kept, 'noStream', events(2));
        await underTest.store.deleteStream(gone);
        const store = await underTest.restart();
        await expectGone(store, gone);
        expect(await toArray(store.read(kept))).toHaveLength(2);
      });
    }
  });
}

async function expectGone(store: EventStore, stream: StreamName): Promise<void> {
  for (const direction of ['forward', 'backward'] as const)
    await expect(toArray(store.read(stream, { direction }))).rejects.toThrow(StreamDeleted);
  for (const expected of ['noStream', 'any', at(0)] as const)
    await expect(store.append(stream, expected, [event()])).rejects.toThrow(StreamDeleted);
}
