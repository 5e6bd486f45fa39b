import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A proxy whose connections are lost after some bytes of what the server answers. */
export interface CuttingProxy {
  readonly url: string;
  /** How many connections it has cut. */
  readonly cuts: () => number;
  readonly stop: () => Promise<void>;
}

/** @param bytesUntilCut how many bytes the next connection lets through; `Infinity` for all */
export async function startCuttingProxy(port: number, bytesUntilCut: () => number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let cuts = 0;
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    let left = bytesUntilCut();
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    client.pipe(server);
    server.on('end', () => client.end()).on('close', () => client.destroy());
    server.on('data', (bytes) => {
      client.write(bytes.subarray(0, left));
      left -= bytes.length;
      if (left > 0) return;
      cuts += 1;
      client.destroySoon();
      server.destroy();
    });
    client.on('close', () => server.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: own } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    cuts: () => cuts,
    stop: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
