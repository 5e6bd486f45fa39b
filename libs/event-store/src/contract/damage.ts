import { afterEach, describe, expect, test } from '@jest/globals';
import { isDamagedEvent, isStoredEvent } from '../caught-up.js';
import { StreamDamaged } from '../errors.js';
import type { LogEntry } from '../event-store.js';
import type { StreamName } from '../stream-name.js';
import { Recording } from './recording.js';
import { at, event, events, freshPrefix, idsOf, toArray } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

interface Written {
  readonly prefix: string;
  readonly damaged: StreamName;
  readonly other: StreamName;
  /** The ids of the events that can be read, in the order of the log, and in that of the damaged stream. */
  readonly ids: readonly string[];
  readonly idsOfDamaged: readonly string[];
}

const DAMAGED_AT = 2;

/** Only for stores whose events can come to harm. */
export function describeDamage(current: CurrentStore): void {
  describe('a damaged event', () => {
    const recordings: Recording[] = [];
    afterEach(() => {
      for (const recording of recordings.splice(0)) recording.stop();
    });

    /** Two streams; the third event of the first one can't be read. */
    async function writeTwoStreams(): Promise<Written> {
      const { store, appendDamaged } = current();
      const prefix = freshPrefix();
      const [damaged, other] = [`${prefix}-damaged` as StreamName, `${prefix}-other` as StreamName];
      const [before, between, after] = [events(DAMAGED_AT), events(1), events(2)];
      await store.append(damaged, 'noStream', before);
      await appendDamaged?.(damaged, at(DAMAGED_AT - 1));
      await store.append(other, 'noStream', between);
      await store.append(damaged, at(DAMAGED_AT), after);
      const ids = idsOf([...before, ...between, ...after]);
      return { prefix, damaged, other, ids, idsOfDamaged: idsOf([...before, ...after]) };
    }

    const assertLog = (log: readonly LogEntry[], { ids, damaged }: Written): void => {
      expect(idsOf(log.filter(isStoredEvent))).toEqual(ids);
      expect(log.findIndex(isDamagedEvent)).toBe(DAMAGED_AT);
      expect(log.filter(isDamagedEvent)).toMatchObject([{ stream: damaged, revision: DAMAGED_AT }]);
      expect(log.find(isDamagedEvent)?.problem).toMatch(/\w/);
    };

    test('ends a read of its stream with its revision, when those before it have been given', async () => {
      const { store } = current();
      const { damaged, idsOfDamaged } = await writeTwoStreams();
      const given: string[] = [];
      const reading = (async () => {
        for await (const { id } of store.read(damaged)) given.push(id);
      })();
      await expect(reading).rejects.toBeInstanceOf(StreamDamaged);
      await expect(reading).rejects.toMatchObject({ stream: damaged, revision: DAMAGED_AT });
      await expect(reading).rejects.toThrow(`${damaged} is damaged at revision ${DAMAGED_AT}`);
      expect(given).toEqual(idsOfDamaged.slice(0, DAMAGED_AT));
    });

    test('is passed over by a read that begins behind it, in both directions', async () => {
      const { store } = current();
      const { damaged, idsOfDamaged } = await writeTwoStreams();
      const behind = await toArray(store.read(damaged, { from: at(DAMAGED_AT + 1) }));
      expect(idsOf(behind)).toEqual(idsOfDamaged.slice(DAMAGED_AT));
      const before = await toArray(store.read(damaged, { from: at(DAMAGED_AT - 1), direction: 'backward' }));
      expect(idsOf(before)).toEqual(idsOfDamaged.slice(0, DAMAGED_AT).reverse());
      const last = await toArray(store.read(damaged, { direction: 'backward', limit: 2 }));
      expect(idsOf(last)).toEqual(idsOfDamaged.slice(DAMAGED_AT).reverse());
      await expect(toArray(store.read(damaged, { direction: 'backward' }))).rejects.toBeInstanceOf(StreamDamaged);
    });

    test('stands in its place among the events of all streams, in both directions', async () => {
      const { store } = current();
      const written = await writeTwoStreams();
      const filter = { streamPrefixes: [written.prefix] };
      const forward = await toArray(store.readAll({ filter }));
      assertLog(forward, written);
      expect(await toArray(store.readAll({ filter, direction: 'backward' }))).toEqual([...forward].reverse());
      const { position } = present(forward[DAMAGED_AT]);
      expect(await toArray(store.readAll({ filter, from: position }))).toEqual(forward.slice(DAMAGED_AT));
    });

    test('is kept to its stream: another one is read, found and appended to', async () => {
      const { store } = current();
      const { damaged, other, prefix } = await writeTwoStreams();
      await store.append(other, at(0), [event()]);
      expect(await toArray(store.read(other))).toHaveLength(2);
      const log = await toArray(store.readAll({ filter: { streamPrefixes: [other] } }));
      expect(log.filter(isDamagedEvent)).toEqual([]);
      expect(log).toHaveLength(2);
      expect(await store.streams(prefix)).toEqual([damaged, other]);
    });

    test('is told of in its place by a subscription to all streams, which goes on', async () => {
      const { store } = current();
      const written = await writeTwoStreams();
      const recording = new Recording(store.subscribe('start', { streamPrefixes: [written.prefix] }));
      recordings.push(recording);
      await recording.untilCaughtUp();
      assertLog(recording.entries, written);
      const [next] = events(1);
      await store.append(written.other, at(0), [present(next)]);
      await recording.untilEvents(written.ids.length + 1);
      expect(recording.damaged).toHaveLength(1);
      const seen = present(recording.damaged[0]).position;
      const resumed = new Recording(store.subscribe(seen, { streamPrefixes: [written.prefix] }));
      recordings.push(resumed);
      await resumed.untilEvents(written.ids.length + 1 - DAMAGED_AT);
      expect(resumed.damaged).toEqual([]);
    });

    test('ends a subscription to its stream', async () => {
      const { store } = current();
      const { damaged, idsOfDamaged } = await writeTwoStreams();
      const recording = new Recording(store.subscribe({ stream: damaged, from: 'start' }));
      recordings.push(recording);
      expect(await recording.untilFailed()).toMatchObject({ name: 'StreamDamaged', revision: DAMAGED_AT });
      expect(idsOf(recording.events)).toEqual(idsOfDamaged.slice(0, DAMAGED_AT));
      const behind = new Recording(store.subscribe({ stream: damaged, from: at(DAMAGED_AT) }));
      recordings.push(behind);
      expect(idsOf(await behind.untilEvents(2))).toEqual(idsOfDamaged.slice(DAMAGED_AT));
    });
  });
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is nothing there');
  return value;
}
