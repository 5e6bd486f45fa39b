import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MemoryEventStore, type EventStore } from '@stacktrail/event-store';
import { delay } from 'rxjs';
import { startServer, type Harness } from './harness.js';
import { sitDown, takeSeats, twoSeats } from './table.js';

const slownessMs = 300;

/** The same store, which tells its subscribers late: as where read models are busy. */
function toldLate(store: EventStore): EventStore {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'subscribe')
        return (...args: Parameters<EventStore['subscribe']>) => target.subscribe(...args).pipe(delay(slownessMs));
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

let one: Harness;
let two: Harness;

beforeAll(async () => {
  const store = new MemoryEventStore();
  one = await startServer(store);
  two = await startServer(toldLate(store));
  while ((await two.as().get('/health')).body.status !== 'up') await new Promise((resolve) => setTimeout(resolve, 20));
});

afterAll(async () => {
  await one.stop();
  await two.stop();
});

test.each(['', '/board', '/frames?limit=1', '/log', '/statistics', '/events/0/explanation?depth=1', '/events'])(
  'a game that another server began a moment ago is waited for: %s',
  async (page) => {
    const begun = await sitDown(one, { ...twoSeats, seed: `begun for ${page}` });
    const table = takeSeats(two, begun.game, begun.tokens, begun.judgeToken);
    await table.seats[0]!.get(table.path + page).expect(200);
  },
);

test('of a game that nobody has begun it is said at once that there is none', async () => {
  const { body } = await two.as().get('/games/11111111-1111-4111-8111-111111111111/board').expect(404);
  expect(body.type).toBe('urn:stacktrail:problem:no-such-game');
});
