import { monitorEventLoopDelay } from 'node:perf_hooks';
import { MemoryEventStore } from '@stacktrail/event-store';
import { Prng } from '@stacktrail/kernel';
import { startServer } from '../harness.js';
import { HostileClient } from './hostile-client.js';
import { unreadableEvents } from './stored-again.js';

/** Sends hostile requests, and as many plain ones, and prints what came of both. Arguments: how many, and a seed. */
const [count = '20000', seed = 'hostile'] = process.argv.slice(2);

async function run(what: string, hostileOnceIn: number): Promise<number> {
  const store = new MemoryEventStore();
  const harness = await startServer(store);
  const client = await HostileClient.of(harness, Prng.from(seed), hostileOnceIn);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const began = performance.now();
  delay.enable();
  await client.send(Number(count));
  delay.disable();
  const { events, unreadable } = await unreadableEvents(store);
  const { byStatus, byOperation, faults } = client.tally;
  console.log(`${what}: ${count} requests of ${Object.keys(byOperation).length} operations (seed “${seed}”)`);
  console.log(`  in ${Math.round((performance.now() - began) / 1000)} s, to ${client.games.length} games`);
  console.log(`  answers by status: ${JSON.stringify(byStatus)}`);
  console.log(`  events stored: ${events}; that can't be read again: ${unreadable.length}`);
  console.log(`  the event loop's delay, p99: ${(delay.percentile(99) / 1e6).toFixed(1)} ms`);
  for (const fault of faults.slice(0, 20)) console.log(`  FAULT ${fault.status} ${fault.request.slice(0, 1000)}`);
  await harness.stop();
  return faults.length + unreadable.length;
}

const faults = (await run('plain', 0)) + (await run('hostile', 6));
process.exitCode = faults === 0 ? 0 : 1;
