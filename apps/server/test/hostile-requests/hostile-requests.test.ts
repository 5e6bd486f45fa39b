import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { Prng } from '@stacktrail/kernel';
import { startServer, type Harness } from '../harness.js';
import { HostileClient } from './hostile-client.js';
import { unreadableEvents } from './stored-again.js';

const requests = Number(process.env['HOSTILE_REQUESTS'] ?? 300);
const seed = process.env['HOSTILE_SEED'] ?? 'hostile';

describe(`${requests} requests with hostile values in every field (seed “${seed}”)`, () => {
  const store = new MemoryEventStore();
  let harness: Harness;
  let client: HostileClient;
  beforeAll(async () => {
    harness = await startServer(store);
    client = await HostileClient.of(harness, Prng.from(seed));
    await client.send(requests);
  });
  afterAll(() => harness.stop());

  test('reach every operation, and some of them are carried out', () => {
    const { byStatus, byOperation } = client.tally;
    expect(Object.keys(byOperation).length).toBeGreaterThan(12);
    expect(byStatus[400]).toBeGreaterThan(requests / 10);
    expect((byStatus[200] ?? 0) + (byStatus[201] ?? 0)).toBeGreaterThan(requests / 50);
  });

  test('are never the server’s fault', () => {
    expect(client.tally.faults).toEqual([]);
  });

  test('store nothing that can’t be read again', async () => {
    const { events, unreadable } = await unreadableEvents(store);
    expect(events).toBeGreaterThan(20);
    expect(unreadable).toEqual([]);
    for (const { game, spectator, path } of client.games) {
      const { body } = await spectator.get(`${path}/log?limit=2000`).expect(200);
      expect({ game, damaged: body.damaged }).toEqual({ game, damaged: null });
    }
  });
});
