import { createInterface } from 'node:readline';
import { EventStoreDbFake } from '../eventstoredb-fake/eventstoredb-fake.js';

/**
 * A node that does what its input says, line by line. After each line it prints its port, which stays the same, as does
 * what it has stored. With the argument `tls` it has accounts: `admin`, whose password is `changeit`. It ends with its
 * input.
 */
const tls = process.argv[2] === 'tls';
const node = await EventStoreDbFake.start({ tls });
if (tls) node.accounts.add('admin', { password: 'changeit', groups: ['$admins'] });
node.kill();

const orders: Readonly<Record<string, () => void | Promise<void>>> = {
  start: () => node.start(),
  kill: () => node.kill(),
  /** Takes no append from then on. */
  refuse: () => node.faults.refuseAppends(Infinity),
  /** Refuses one append, as a server does that is starting. */
  'refuse once': () => node.faults.refuseAppends(1),
  /** Stores the next append, and dies before it is answered. */
  'die in answer': () => node.faults.beforeNextAnswer(() => node.restart()),
  freeze: () => node.faults.freeze(),
  thaw: () => node.faults.thaw(),
};

console.log(node.port);
for await (const line of createInterface({ input: process.stdin })) {
  const order = orders[line];
  if (order === undefined) throw new Error(`“${line}” is none of ${Object.keys(orders).join(', ')}`);
  await order();
  console.log(node.port);
}
node.kill();
