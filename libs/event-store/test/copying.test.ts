import { afterEach, describe, expect, test } from '@jest/globals';
import { DamageableStore, event, events, toArray } from '../src/contract/index.js';
import { compareStores } from '../src/copying/compare-stores.js';
import { copyStore } from '../src/copying/copy-store.js';
import type { EventStore } from '../src/event-store.js';
import { MemoryEventStore } from '../src/memory/memory-event-store.js';
import { revision } from '../src/revision.js';
import { streamName } from '../src/stream-name.js';
import { fakeEventStoreDb } from './stores/eventstoredb-store.js';
import type { StoreUnderTest } from '../src/contract/store-under-test.js';

const [game, other, cards] = ['game-1', 'game-2', 'cards-abc'].map(streamName);

/** Two games whose batches come in turn, and pinned cards. */
async function filled(
  store: EventStore = new MemoryEventStore(() => new Date(1_600_000_000_000)),
): Promise<EventStore> {
  await store.append(cards!, 'noStream', events(1));
  await store.append(game!, 'noStream', events(3));
  await store.append(other!, 'noStream', events(2));
  await store.append(game!, revision(2), events(2));
  return store;
}

describe('a store is copied', () => {
  let fake: StoreUnderTest | undefined;
  afterEach(async () => {
    await fake?.dispose();
    fake = undefined;
  });

  test('into EventStoreDB and back, every stream the same, with the times of the original', async () => {
    const from = await filled();
    fake = await fakeEventStoreDb();
    expect(await copyStore(from, fake.store)).toMatchObject({ streams: 3, copied: 8, present: 0, notCopied: [] });
    expect(await compareStores(from, fake.store)).toEqual([]);
    const back = new MemoryEventStore();
    await copyStore(fake.store, back);
    expect(await compareStores(from, back)).toEqual([]);
  });

  test('while others append to it: it is compared as far as it was copied', async () => {
    const [from, to] = [await filled(), new MemoryEventStore()];
    const { through } = await copyStore(from, to);
    await from.append(game!, revision(4), events(1));
    await from.append(streamName('game-3'), 'noStream', events(1));
    expect(await compareStores(from, to, through)).toEqual([]);
    expect(await compareStores(from, to)).toHaveLength(2);
  });

  test('in one append for what one command appended', async () => {
    const from = new MemoryEventStore();
    const $correlationId = '00000000-0000-4000-8000-000000000001';
    const batch = events(3).map((each) => ({ ...each, metadata: { $correlationId } }));
    await from.append(game!, 'noStream', [...batch, event()]);
    const appended: number[] = [];
    const to = new MemoryEventStore();
    const append = to.append.bind(to);
    to.append = (stream, expected, added) => {
      appended.push(added.length);
      return append(stream, expected, added);
    };
    await copyStore(from, to);
    expect(appended).toEqual([3, 1]);
  });

  test('in two appends where the times make a batch too large for one', async () => {
    const from = new MemoryEventStore();
    const $correlationId = '00000000-0000-4000-8000-000000000001';
    const halves = [1, 2].map(() => ({ ...event('T', 'x'.repeat(524_150)), metadata: { $correlationId } }));
    await from.append(game!, 'noStream', halves);
    const to = new MemoryEventStore();
    expect(await copyStore(from, to)).toMatchObject({ copied: 2, notCopied: [] });
    expect(await compareStores(from, to)).toEqual([]);
  });

  test('from where a copy before was cut off, each event once', async () => {
    const from = await filled();
    const to = new MemoryEventStore();
    const stored = await toArray(from.read(game!, { limit: 3 }));
    const part = new MemoryEventStore(() => stored[0]!.recordedAt);
    await part.append(game!, 'noStream', stored);
    await copyStore(part, to);
    expect(await copyStore(from, to)).toMatchObject({ streams: 3, copied: 5, present: 3, notCopied: [] });
    expect(await copyStore(from, to)).toMatchObject({ streams: 3, copied: 0, present: 8, notCopied: [] });
    expect(await compareStores(from, to)).toEqual([]);
  });

  test('up to a damaged event of a stream, and the other streams whole', async () => {
    const from = new DamageableStore();
    await filled(from);
    from.damage(game!, 1);
    const to = new MemoryEventStore();
    const report = await copyStore(from, to);
    expect(report.notCopied).toMatchObject([{ stream: game, revision: 1 }]);
    expect(report.notCopied[0]?.problem).toMatch(/damaged/);
    expect(await toArray(to.read(game!))).toHaveLength(1);
    expect(await toArray(to.read(other!))).toHaveLength(2);
    expect(await compareStores(from, to)).toEqual([{ stream: game, events: [4, 1] }]);
  });

  test('but not over a stream that has other events, or more', async () => {
    const from = await filled();
    const to = new MemoryEventStore();
    await to.append(game!, 'noStream', events(1));
    await copyStore(await filled(), to);
    await to.append(cards!, revision(0), events(1));
    const { notCopied } = await copyStore(from, to);
    expect(notCopied.map(({ stream }) => stream).sort()).toEqual([cards, game, other]);
    expect(await toArray(to.read(game!))).toHaveLength(1);
  });
});
