import { setTimeout as delay } from 'node:timers/promises';
import type { Deployment } from './deployment.js';
import type { ProjectorProcess, ServerProcess } from './server-process.js';

/** What goes wrong in a round. */
export interface Fault {
  readonly name: string;
  /** What `/health` has to say of the store meanwhile; `null` where it can be read and not be appended to. */
  readonly isStoreThere: boolean | null;
  readonly happen: (deployment: Deployment, lastsMs: number) => Promise<void>;
}

const during =
  (first: string, then: string) =>
  async (deployment: Deployment, lastsMs: number): Promise<void> => {
    await deployment.order(first);
    await delay(lastsMs);
    await deployment.order(then);
  };

const killed =
  (processOf: (deployment: Deployment) => ServerProcess | ProjectorProcess) =>
  async (deployment: Deployment, lastsMs: number): Promise<void> => {
    const chosen = processOf(deployment);
    await chosen.kill();
    await delay(lastsMs);
    await chosen.start();
  };

/** What may happen to a cluster. */
export const faultsOfStore: readonly Fault[] = [
  { name: 'the nodes are killed', isStoreThere: false, happen: during('kill', 'start') },
  { name: 'the nodes hang', isStoreThere: false, happen: during('freeze', 'thaw') },
  { name: 'the quorum is lost', isStoreThere: null, happen: during('lose quorum', 'regain quorum') },
  { name: 'another node leads', isStoreThere: true, happen: (deployment) => deployment.order('change leader') },
  { name: 'an append is refused', isStoreThere: true, happen: (deployment) => deployment.order('refuse once') },
  {
    name: 'an answer dies with its node',
    isStoreThere: true,
    happen: (deployment) => deployment.order('die in answer'),
  },
];

/** What may happen to several servers and their projector, too. The servers are killed while the others serve. */
export const faultsOfProcesses: readonly Fault[] = [
  {
    name: 'a server is killed',
    isStoreThere: true,
    happen: killed(({ servers }) => servers[Math.floor(Math.random() * servers.length)]!),
  },
  { name: 'the projector is killed', isStoreThere: true, happen: killed(({ projector }) => projector!) },
];
