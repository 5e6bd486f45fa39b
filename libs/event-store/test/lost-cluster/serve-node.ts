import { createInterface } from 'node:readline';
import { EventStoreDbFake } from '../eventstoredb-fake/eventstoredb-fake.js';

/**
 * A node that does what its input says, line by line. After each line it prints its port, which stays the same, as does
 * what it has stored. It ends with its input. With the argument `tls` it has accounts: `admin`, whose password is
 * `changeit`. With `two` there is a second node of the same cluster, whose port it prints first, after `beside`.
 */
const mode = process.argv[2];
const node = await EventStoreDbFake.start({ tls: mode === 'tls' });
if (mode === 'tls') node.accounts.add('admin', { password: 'changeit', groups: ['$admins'] });
const second = mode === 'two' ? await node.startBeside() : null;
const nodes = second === null ? [node] : [node, second];
let leader = 0;
for (const each of nodes) each.kill();

const orders: Readonly<Record<string, () => void | Promise<void>>> = {
  start: async () => {
    for (const each of nodes) await each.start();
  },
  kill: () => nodes.forEach((each) => each.kill()),
  /** Takes no append from then on. */
  refuse: () => nodes.forEach(({ faults }) => faults.refuseAppends(Infinity)),
  /** Refuses one append, as a server does that is starting. */
  'refuse once': () => nodes.forEach(({ faults }) => faults.refuseAppends(1)),
  /** Stores the next append, and dies before it is answered. */
  'die in answer': () => nodes.forEach((each) => each.faults.beforeNextAnswer(() => each.restart())),
  freeze: () => nodes.forEach(({ faults }) => faults.freeze()),
  thaw: () => nodes.forEach(({ faults }) => faults.thaw()),
  'lose quorum': () =>
    nodes.forEach((each) => {
      each.faults.loseQuorum();
      each.faults.refuseAppends(Infinity);
    }),
  'regain quorum': () =>
    nodes.forEach(({ faults }) => {
      faults.regainQuorum();
      faults.refuseAppends(0);
    }),
  /** The node that led follows from now on, and the other one leads. */
  'change leader': () => {
    leader = (leader + 1) % nodes.length;
    nodes.forEach(({ faults }, at) =>
      at === leader ? faults.becomeLeader() : faults.becomeReplicaOf(nodes[leader]!.port),
    );
  },
};

if (second !== null) console.log(`beside ${second.port}`);
console.log(node.port);
for await (const line of createInterface({ input: process.stdin })) {
  const order = orders[line];
  if (order === undefined) throw new Error(`“${line}” is none of ${Object.keys(orders).join(', ')}`);
  await order();
  console.log(node.port);
}
for (const each of nodes) each.kill();
