import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Ports of 127.0.0.1 on which nobody listens. */
export async function deadPorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** The connection string of a cluster whose nodes are asked at these ports, and given up soon. */
export function clusterUri(ports: readonly number[], deadlineMs = 300): string {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join();
  return `esdb://${hosts}?tls=false&discoveryInterval=10&maxDiscoverAttempts=2&gossipTimeout=1&defaultDeadline=${deadlineMs}`;
}
