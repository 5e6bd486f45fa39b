import { createInterface } from 'node:readline';
import { EventStoreDbFake } from '../eventstoredb-fake/eventstoredb-fake.js';

/**
 * A node that comes and goes as its input says, line by line: `start`, `kill`, or `refuse` to take appends from then
 * on. After each it prints its port, which stays the same, as does what it has stored. It ends with its input.
 */
const node = await EventStoreDbFake.start();
node.kill();
console.log(node.port);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'start') await node.start();
  else if (line === 'kill') node.kill();
  else if (line === 'refuse') node.faults.refuseAppends(Infinity);
  else throw new Error(`“${line}” is none of start, kill and refuse`);
  console.log(node.port);
}
node.kill();
