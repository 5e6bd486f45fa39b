import { afterEach, describe, expect, test } from '@jest/globals';
import { InvalidPosition } from '../errors.js';
import type { EventStore, SubscriptionStart } from '../event-store.js';
import { comparePositions, type Position } from '../position.js';
import type { StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import { Recording } from './recording.js';
import { at, event, events, freshPrefix, freshStream, idsOf } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

export function describeSubscriptions(current: CurrentStore): void {
  describe('subscribe', () => {
    const recordings: Recording[] = [];
    const record = (store: EventStore, start: SubscriptionStart, filter?: StreamFilter): Recording => {
      const recording = new Recording(store.subscribe(start, filter));
      recordings.push(recording);
      return recording;
    };
    afterEach(() => {
      for (const recording of recordings.splice(0)) recording.stop();
    });

    test('delivers what is stored, says that it has caught up, and goes on with what is appended', async () => {
      const { store } = current();
      const stream = freshStream();
      const [before, after] = [events(700), events(3)];
      await store.append(stream, 'noStream', before);
      const recording = record(store, 'start', { streamPrefixes: [stream] });
      await recording.untilCaughtUp();
      expect(idsOf(recording.events)).toEqual(idsOf(before));
      await store.append(stream, at(699), after);
      expect(idsOf(await recording.untilEvents(703))).toEqual(idsOf([...before, ...after]));
      expect(recording.timesCaughtUp).toBe(1);
    });

    test('loses and repeats nothing that is appended while it catches up', async () => {
      const { store } = current();
      const stream = freshStream();
      const written = events(300);
      const recording = record(store, 'start', { streamPrefixes: [stream] });
      for (let from = 0; from < written.length; from += 10) {
        await store.append(stream, from === 0 ? 'noStream' : at(from - 1), written.slice(from, from + 10));
      }
      expect(idsOf(await recording.untilEvents(written.length))).toEqual(idsOf(written));
    });

    test('delivers each event as it was stored', async () => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(2));
      const delivered = await record(store, 'start', { streamPrefixes: [stream] }).untilEvents(2);
      const read = [];
      for await (const stored of store.read(stream)) read.push(stored);
      expect(delivered).toEqual(read);
    });

    test('filters by streams and types, catching up and live', async () => {
      const { store } = current();
      const prefix = freshPrefix();
      const [wanted, unwanted] = [`${prefix}-wanted` as StreamName, `${prefix}-other` as StreamName];
      const [first, second] = [event('CardDrawn'), event('CardDiscarded')];
      await store.append(unwanted, 'noStream', [event('CardDrawn')]);
      await store.append(wanted, 'noStream', [event('SpellCast'), first]);
      const recording = record(store, 'start', { streamPrefixes: [wanted], typePrefixes: ['Card'] });
      await recording.untilCaughtUp();
      await store.append(unwanted, at(0), [event('CardDrawn')]);
      await store.append(wanted, at(1), [event('SpellCast'), second]);
      expect(idsOf(await recording.untilEvents(2))).toEqual(idsOf([first, second]));
    });

    test('says how far it has looked where the last events are none that its reader wants', async () => {
      const { store } = current();
      const stream = freshStream();
      const { position } = await store.append(stream, 'noStream', [event(), event()]);
      const recording = record(store, 'start', { streamPrefixes: [stream], after: () => 1 });
      await recording.untilCaughtUp();
      expect(recording.events).toEqual([]);
      await recording.until(({ through }) => through !== undefined && comparePositions(through, position) >= 0);
      const next = event();
      await store.append(stream, at(1), [next]);
      expect(idsOf(await recording.untilEvents(1))).toEqual([next.id]);
    });

    test('filters by types alone', async () => {
      const { store } = current();
      const type = `Type${freshPrefix()}`;
      const [one, other] = [event(type), event(type)];
      await store.append(freshStream(), 'noStream', [one, event()]);
      await store.append(freshStream('match'), 'noStream', [event(), other]);
      expect(idsOf(await record(store, 'start', { typePrefixes: [type] }).untilEvents(2))).toEqual(idsOf([one, other]));
    });

    test('resumes after the position of the last event that was seen', async () => {
      const { store } = current();
      const stream = freshStream();
      const written = events(5);
      await store.append(stream, 'noStream', written);
      const filter = { streamPrefixes: [stream] };
      const seen = await record(store, 'start', filter).untilEvents(5);
      const resumed = record(store, seen[2]?.position as Position, filter);
      await resumed.untilCaughtUp();
      expect(idsOf(resumed.events)).toEqual(idsOf(written.slice(3)));
    });

    test('from the end delivers only what is appended from then on', async () => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(3));
      const recording = record(store, 'end', { streamPrefixes: [stream] });
      await recording.untilCaughtUp();
      const after = events(2);
      await store.append(stream, at(2), after);
      expect(idsOf(await recording.untilEvents(2))).toEqual(idsOf(after));
    });

    test('without a filter delivers all streams in order', async () => {
      const { store } = current();
      const { position } = await store.append(freshStream(), 'noStream', [event()]);
      const recording = record(store, position);
      await recording.untilCaughtUp();
      const written = events(4);
      for (const one of written) await store.append(freshStream(), 'noStream', [one]);
      await recording.until(({ events }) => idsOf(events).includes(written.at(-1)?.id as string));
      const mine = idsOf(recording.events).filter((id) => idsOf(written).includes(id));
      expect(mine).toEqual(idsOf(written));
      expect(recording.events.filter(({ type, stream }) => type.startsWith('$') || stream.startsWith('$'))).toEqual([]);
    });

    const starts: readonly (readonly ['start' | 'end' | number, number])[] = [
      ['start', 0],
      [0, 1],
      [2, 3],
      ['end', 3],
    ];
    test.each(starts)('to one stream, from %s', async (from, firstDelivered) => {
      const { store } = current();
      const stream = freshStream();
      const written = events(5);
      await store.append(stream, 'noStream', written.slice(0, 3));
      const recording = record(store, { stream, from: typeof from === 'number' ? at(from) : from });
      await recording.untilCaughtUp();
      await store.append(freshStream(), 'noStream', [event()]);
      await store.append(stream, at(2), written.slice(3));
      const wanted = written.slice(firstDelivered);
      expect(idsOf(await recording.untilEvents(wanted.length))).toEqual(idsOf(wanted));
    });

    test('to one stream, filters by type', async () => {
      const { store } = current();
      const stream = freshStream();
      const wanted = event('CardDrawn');
      await store.append(stream, 'noStream', [event('SpellCast'), wanted]);
      const recording = record(store, { stream, from: 'start' }, { typePrefixes: ['Card'] });
      await recording.untilCaughtUp();
      expect(idsOf(recording.events)).toEqual([wanted.id]);
    });

    test('to a stream that does not exist yet, delivers it from its first event', async () => {
      const { store } = current();
      const stream = freshStream();
      const recordings = [record(store, { stream, from: 'start' }), record(store, { stream, from: 'end' })];
      for (const recording of recordings) await recording.untilCaughtUp();
      const written = events(2);
      await store.append(stream, 'noStream', written);
      for (const recording of recordings) expect(idsOf(await recording.untilEvents(2))).toEqual(idsOf(written));
    });

    test('gives each subscriber a subscription of its own', async () => {
      const { store } = current();
      const stream = freshStream();
      const subscription = store.subscribe({ stream, from: 'start' });
      await store.append(stream, 'noStream', events(2));
      const [one, other] = [new Recording(subscription), new Recording(subscription)];
      recordings.push(one, other);
      expect(await one.untilEvents(2)).toEqual(await other.untilEvents(2));
    });

    test('delivers nothing more to a subscriber that has left', async () => {
      const { store } = current();
      const stream = freshStream();
      const [leaver, witness] = [record(store, { stream, from: 'start' }), record(store, { stream, from: 'start' })];
      await store.append(stream, 'noStream', events(2));
      await leaver.untilEvents(2);
      leaver.stop();
      await store.append(stream, at(1), events(2));
      await witness.untilEvents(4);
      expect(leaver.events).toHaveLength(2);
    });

    test('refuses what is no position of this kind of store', () => {
      const { store } = current();
      expect(() => store.subscribe('elsewhere' as Position)).toThrow(InvalidPosition);
    });
  });
}
