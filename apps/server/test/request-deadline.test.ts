import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FaultyStore } from './faulty-store.js';
import { startServer, type Harness, type Json } from './harness.js';
import { annBegins, pendingAt, sitDown, type Table } from './table.js';

describe('a request that is not answered in time', () => {
  const store = new FaultyStore();
  let patient: Harness;
  let server: Harness;
  let table: Table;

  beforeAll(async () => {
    patient = await startServer(store);
    table = await sitDown(patient);
    server = await startServer(store, undefined, [], 200);
  });

  afterAll(async () => {
    store.release();
    await server.stop();
    await patient.stop();
  });

  test('is answered with 503 and says that it is safe to send again; what it asked for is done once', async () => {
    const { id } = await pendingAt(table);
    const command = { commandId: 'slow', decision: id, answer: annBegins };
    const path = `${table.path}/answers`;
    const token = table.tokens[0];
    const held = store.hold();
    const answered: Promise<Json> = Promise.resolve(server.as(token).post(path, command));
    await held;
    const { status, body, headers } = await answered;
    expect({ status, type: body.type }).toEqual({ status: 503, type: 'urn:stacktrail:problem:too-slow' });
    expect(body.detail).toContain('commandId');
    expect(headers['retry-after']).toBe('1');
    store.release();
    const { body: again } = await server.as(token).post(path, command).expect(200);
    expect(again.repeated).toBe(true);
  });
});
