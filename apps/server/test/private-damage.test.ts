import { afterAll, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { brick } from './bricked-game.js';
import { caughtUp } from './caught-up.js';
import { startServer, type Harness } from './harness.js';
import { begin, sitDown, twoSeats } from './table.js';

let server: Harness;
afterAll(() => server.stop());

test('a private game that is damaged is counted by /health, and not named to everybody', async () => {
  const store = new MemoryEventStore();
  const before = await startServer(store);
  const [open, hidden] = [await sitDown(before), await sitDown(before, { ...twoSeats, seed: 'hidden', private: true })];
  for (const table of [open, hidden]) {
    await begin(table);
    await brick(store, table.game);
  }
  server = await startServer(store);
  await caughtUp(server);
  const { body } = await server.as().get('/health').expect(200);
  expect(body.damagedGames).toBe(2);
  expect(body.damage.map(({ game }: { game: string }) => game)).toEqual([open.game]);
});
