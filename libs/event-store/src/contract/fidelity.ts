import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { copyStore } from '../copying/copy-store.js';
import type { NewEvent, StoredEvent } from '../event-store.js';
import { MemoryEventStore } from '../memory/memory-event-store.js';
import { streamName } from '../stream-name.js';
import { event, freshStream, toArray, toEvents } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

const nested = (depth: number): unknown => (depth === 0 ? 'leaf' : [{ inner: nested(depth - 1) }]);

export function describeFidelity(current: CurrentStore): void {
  describe('an event', () => {
    const roundTrip = async (written: readonly NewEvent[]): Promise<readonly StoredEvent[]> => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', written);
      return toArray(store.read(stream));
    };

    const values: readonly (readonly [string, unknown])[] = [
      ['accents, ideographs and emoji', 'Æther Vial · 霊気の薬瓶 · 🜁 · 👩‍👩‍👧'],
      ['what JSON and SQL escape', 'quote " \' back\\slash \n \t \u0000 \u2028 %_[]*?'],
      ['half a surrogate pair', '\ud83d'],
      ['numbers', [0, -1, 1.5, 1e21, 5e-324, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]],
      ['constants', [null, true, false, '', [], {}]],
      ['a bare number', 7],
      ['null', null],
      ['a nesting deeper than SQLite parses', nested(1200)],
      ['a key that objects inherit', JSON.parse('{"__proto__": 1, "constructor": 2}')],
    ];
    test.each(values)('keeps its data: %s', async (_, data) => {
      const [stored] = await roundTrip([event('T', data)]);
      expect(JSON.stringify(stored?.data)).toBe(JSON.stringify(data));
    });

    test('keeps its id, type and metadata, and tells when it was recorded', async () => {
      const metadata = {
        $correlationId: randomUUID(),
        $causationId: randomUUID(),
        actor: { name: 'Urza', seats: [1, 2] },
        note: 'Æ 🜁',
      };
      const written = { ...event('LandPlayed', { land: 'Forest' }), metadata };
      const [stored] = await roundTrip([written]);
      expect(stored).toMatchObject(written);
      expect(stored?.recordedAt).toBeInstanceOf(Date);
      expect(Number.isNaN(stored?.recordedAt.getTime())).toBe(false);
      expect(await roundTrip([{ ...event(), metadata: {} }])).toMatchObject([{ metadata: {} }]);
    });

    test('keeps, where it was copied, when it was recorded first', async () => {
      const { store } = current();
      const first = new Date('2020-02-29T12:00:00.123Z');
      const original = new MemoryEventStore(() => first);
      const stream = freshStream();
      const written = event();
      await original.append(stream, 'noStream', [written]);
      expect(await copyStore(original, store)).toMatchObject({ copied: 1, notCopied: [] });
      expect(await toArray(store.read(stream))).toMatchObject([{ ...written, recordedAt: first }]);
      expect((await toArray(store.read(stream)))[0]?.metadata).toEqual(written.metadata);
    });

    test('does not follow what its writer does to the objects later', async () => {
      const { store } = current();
      const data = { life: 20 };
      const stream = freshStream();
      const append = store.append(stream, 'noStream', [event('T', data)]);
      data.life = 0;
      await append;
      const [stored] = await toArray(store.read(stream));
      (stored?.data as { life: number }).life = -1;
      expect(await toArray(store.read(stream))).toMatchObject([{ data: { life: 20 } }]);
    });

    test('has whatever id its stream and its type have', async () => {
      const { store } = current();
      const stream = streamName(`game-${randomUUID()}:Æ/’"%_🜁-x`);
      await store.append(stream, 'noStream', [event('It\'s 100% a "type"')]);
      expect(await toEvents(store.readAll({ filter: { streamPrefixes: [stream] } }))).toMatchObject([
        { stream, type: 'It\'s 100% a "type"' },
      ]);
      expect(await store.streams(stream)).toEqual([stream]);
    });

    test('keeps any JSON', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 }), async (all) => {
          const stored = await roundTrip(all.map((data) => event('T', data)));
          expect(stored.map(({ data }) => JSON.stringify(data))).toEqual(all.map((data) => JSON.stringify(data)));
        }),
        { numRuns: 25 },
      );
    });
  });
}
