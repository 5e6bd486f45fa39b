import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** The certificate of a server with TLS. */
export const certificate = join(
  import.meta.dirname,
  '../../../../libs/event-store/test/eventstoredb-fake/tls/node.crt',
);

const root = join(import.meta.dirname, '..', '..', '..', '..');
const loader = pathToFileURL(join(root, 'scripts', 'typescript', 'loader.mjs')).href;
const program = join(root, 'libs', 'event-store', 'test', 'lost-cluster', 'serve-node.ts');

/**
 * Starts a server that speaks EventStoreDB's protocol, on a port of its own choice.
 *
 * @param args `tls` for one with accounts
 */
export async function startNode(
  ...args: readonly string[]
): Promise<{ readonly port: string; readonly stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', loader, program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exited = once(child, 'exit');
  await lines.next();
  child.stdin.write('start\n');
  const { value: port } = (await lines.next()) as { readonly value: string };
  return {
    port,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
