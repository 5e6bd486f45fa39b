import { describe, expect, test } from '@jest/globals';
import { InvalidPosition } from '../errors.js';
import type { EventStore, StoredEvent } from '../event-store.js';
import { comparePositions, parsePosition, type Position } from '../position.js';
import type { StreamName } from '../stream-name.js';
import { at, event, events, freshPrefix, idsOf, toArray, toEvents } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

interface Written {
  readonly prefix: string;
  readonly one: StreamName;
  readonly other: StreamName;
  readonly all: readonly StoredEvent[];
}

/** Two streams, written in turn: one a0, other b0, one a1 a2, other b1. */
async function writeTwoStreams(store: EventStore): Promise<Written> {
  const prefix = freshPrefix();
  const [one, other] = [`${prefix}-one` as StreamName, `${prefix}-other` as StreamName];
  await store.append(one, 'noStream', [event('CardDrawn')]);
  await store.append(other, 'noStream', [event('CardDiscarded')]);
  await store.append(one, at(0), [event('SpellCast'), event('CardDrawn')]);
  await store.append(other, at(0), [event('CardDrawn')]);
  const stored = [...(await toArray(store.read(one))), ...(await toArray(store.read(other)))];
  const all = stored.sort((a, b) => comparePositions(a.position, b.position));
  return { prefix, one, other, all };
}

export function describeReadsOfAll(current: CurrentStore): void {
  describe('readAll', () => {
    test('gives the events of all streams in the order in which they were stored', async () => {
      const { store } = current();
      const { prefix, one, other, all } = await writeTwoStreams(store);
      const read = await toEvents(store.readAll({ filter: { streamPrefixes: [prefix] } }));
      expect(read).toEqual(all);
      expect(read.map(({ stream }) => stream)).toEqual([one, other, one, one, other]);
    });

    test('gives every event a position of its own, greater than those before it', async () => {
      const { store } = current();
      await writeTwoStreams(store);
      const positions = (await toEvents(store.readAll())).map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].sort(comparePositions));
    });

    test("leaves out the database's own events", async () => {
      const { store } = current();
      await writeTwoStreams(store);
      const names = (await toEvents(store.readAll())).flatMap(({ stream, type }) => [stream, type]);
      expect(names.filter((name) => name.startsWith('$'))).toEqual([]);
    });

    test('backward gives the reverse', async () => {
      const { store } = current();
      const { prefix, all } = await writeTwoStreams(store);
      const read = await toEvents(store.readAll({ direction: 'backward', filter: { streamPrefixes: [prefix] } }));
      expect(idsOf(read)).toEqual(idsOf(all).reverse());
    });

    test('begins with the event at a position, in both directions', async () => {
      const { store } = current();
      const { prefix, all } = await writeTwoStreams(store);
      const filter = { streamPrefixes: [prefix] };
      for (const [index, { position: from }] of all.entries()) {
        expect(idsOf(await toEvents(store.readAll({ from, filter })))).toEqual(idsOf(all.slice(index)));
        const backward = await toEvents(store.readAll({ from, direction: 'backward', filter }));
        expect(idsOf(backward)).toEqual(idsOf(all.slice(0, index + 1)).reverse());
      }
    });

    test('counts its limit after the filter', async () => {
      const { store } = current();
      const { prefix, all } = await writeTwoStreams(store);
      const filter = { streamPrefixes: [prefix], typePrefixes: ['CardDr'] };
      const drawn = idsOf(all.filter(({ type }) => type === 'CardDrawn'));
      expect(idsOf(await toEvents(store.readAll({ filter, limit: 2 })))).toEqual(drawn.slice(0, 2));
      const backward = await toEvents(store.readAll({ filter, limit: 2, direction: 'backward' }));
      expect(idsOf(backward)).toEqual(drawn.reverse().slice(0, 2));
    });

    test('filters by any of several streams and any of several types', async () => {
      const { store } = current();
      const { one, other, all } = await writeTwoStreams(store);
      const filter = { streamPrefixes: [one, other], typePrefixes: ['SpellCast', 'CardDis'] };
      const wanted = all.filter(({ type }) => type !== 'CardDrawn');
      expect(await toEvents(store.readAll({ filter }))).toEqual(wanted);
      expect(await toEvents(store.readAll({ filter: { ...filter, streamPrefixes: [] } }))).toEqual([]);
    });

    test('leaves out of each stream what its reader has already', async () => {
      const { store } = current();
      const { prefix, one, all } = await writeTwoStreams(store);
      const after = (stream: StreamName): number => (stream === one ? 0 : -1);
      const wanted = all.filter(({ stream, revision }) => revision > after(stream));
      expect(wanted.length).toBe(all.length - 1);
      expect(await toEvents(store.readAll({ filter: { streamPrefixes: [prefix], after } }))).toEqual(wanted);
    });

    test('finds the few that pass a filter among many', async () => {
      const { store } = current();
      const prefix = freshPrefix();
      await store.append(`${prefix}-many` as StreamName, 'noStream', events(600));
      const { lastRevision } = await store.append(`${prefix}-few` as StreamName, 'noStream', [event(), event()]);
      const filter = { streamPrefixes: [`${prefix}-few`] };
      expect(await toEvents(store.readAll({ filter }))).toHaveLength(lastRevision + 1);
      expect(await toEvents(store.readAll({ filter, direction: 'backward', limit: 1 }))).toHaveLength(1);
    });

    test('takes a position back from its text, and refuses what is none', async () => {
      const { store } = current();
      const { prefix, all } = await writeTwoStreams(store);
      const from = parsePosition(JSON.parse(JSON.stringify(all[2]?.position)) as string);
      const read = await toEvents(store.readAll({ from, filter: { streamPrefixes: [prefix] } }));
      expect(idsOf(read)).toEqual(idsOf(all.slice(2)));
      expect(() => parsePosition('17')).toThrow(InvalidPosition);
      await expect(toEvents(store.readAll({ from: 'elsewhere' as Position }))).rejects.toBeInstanceOf(InvalidPosition);
    });
  });

  describe('streams', () => {
    test('lists the streams whose names begin so, in the order in which they were begun', async () => {
      const { store } = current();
      const { prefix, one, other } = await writeTwoStreams(store);
      expect(await store.streams(prefix)).toEqual([one, other]);
      const third = `${prefix}-another` as StreamName;
      await store.append(third, 'noStream', [event()]);
      expect(await store.streams(prefix)).toEqual([one, other, third]);
      expect(await store.streams(one)).toEqual([one]);
      expect(await store.streams(freshPrefix())).toEqual([]);
    });
  });
}
