import { afterEach, describe, expect, test } from '@jest/globals';
import type { EventStore, StoredEvent } from '../event-store.js';
import { Recording } from './recording.js';
import { at, event, events, freshStream, idsOf, toArray, toEvents } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

/** Only for stores that have something to restart. */
export function describeRestarts(current: CurrentStore): void {
  describe('a restart', () => {
    const recordings: Recording[] = [];
    afterEach(() => {
      for (const recording of recordings.splice(0)) recording.stop();
    });

    test('loses nothing that was acknowledged', async () => {
      const { store, restart } = current();
      const stream = freshStream();
      const written = events(20);
      const appended = await store.append(stream, 'noStream', written);
      const before = await toArray(store.read(stream));
      const restarted = await restart();
      expect(await toArray(restarted.read(stream))).toEqual(before);
      expect(await restarted.append(stream, 'noStream', written)).toEqual(appended);
      expect(await restarted.append(stream, at(19), [event()])).toMatchObject({ firstRevision: 20 });
      expect(await restarted.streams(stream)).toEqual([stream]);
    });

    test('appends after the events from before it', async () => {
      const { store, restart } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(2));
      const restarted = await restart();
      await restarted.append(stream, at(1), events(2));
      const read = await toEvents(restarted.readAll({ filter: { streamPrefixes: [stream] } }));
      expect(read.map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
    });

    test('is outlived by subscriptions, which lose and repeat nothing', async () => {
      const { store, restart } = current();
      const stream = freshStream();
      const written = events(30);
      await store.append(stream, 'noStream', written.slice(0, 10));
      const followers = [new Follower(store, stream, 'all'), new Follower(store, stream, 'one')];
      recordings.push(...followers.flatMap((follower) => follower.recordings));
      for (const follower of followers) await follower.recording.untilEvents(10);
      for (const from of [10, 20]) {
        const restarted = await restart();
        for (const follower of followers) {
          follower.goOnWith(restarted);
          recordings.push(follower.recording);
        }
        await restarted.append(stream, at(from - 1), written.slice(from, from + 10));
        for (const follower of followers) await follower.until(from + 10);
      }
      for (const follower of followers) expect(idsOf(follower.events)).toEqual(idsOf(written));
    });

    test('lets a subscription from the end get what is appended while it reconnects', async () => {
      const { store, restart } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(2));
      const recording = new Recording(store.subscribe('end'));
      recordings.push(recording);
      await recording.untilCaughtUp();
      const restarted = await restart();
      const after = events(3);
      await restarted.append(stream, at(1), after);
      const outlivesIt = restarted === store;
      await recording.until(({ events, completed }) => (outlivesIt ? events.length === 3 : completed));
      expect(idsOf(recording.events)).toEqual(outlivesIt ? idsOf(after) : []);
    });
  });
}

/** A subscriber that subscribes anew, after the last event it has seen, where its store was closed. */
class Follower {
  readonly recordings: Recording[] = [];

  constructor(
    private store: EventStore,
    private readonly stream: ReturnType<typeof freshStream>,
    private readonly scope: 'all' | 'one',
  ) {
    this.#subscribe(undefined);
  }

  get recording(): Recording {
    return this.recordings.at(-1) as Recording;
  }

  get events(): readonly StoredEvent[] {
    return this.recordings.flatMap(({ events }) => events);
  }

  goOnWith(store: EventStore): void {
    if (store === this.store) return;
    this.store = store;
    this.#subscribe(this.events.at(-1));
  }

  async until(count: number): Promise<void> {
    const missing = count - this.events.length + this.recording.events.length;
    await this.recording.untilEvents(missing);
  }

  #subscribe(last: StoredEvent | undefined): void {
    const all = this.store.subscribe(last?.position ?? 'start', { streamPrefixes: [this.stream] });
    const one = this.store.subscribe({ stream: this.stream, from: last?.revision ?? 'start' });
    this.recordings.push(new Recording(this.scope === 'all' ? all : one));
  }
}
