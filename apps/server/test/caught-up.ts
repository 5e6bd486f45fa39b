import { setTimeout as delay } from 'node:timers/promises';
import type { Harness, Json } from './harness.js';

const patienceMs = 20_000;

/** Waits until a server's read models have everything that is in its store. */
export async function caughtUp(server: Harness): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const { body } = await server.as().get('/health');
    if (body.projections.every((each: Json) => each.caughtUp)) return;
    await delay(5);
  }
  throw new Error(`the read models were not made within ${patienceMs} ms`);
}
