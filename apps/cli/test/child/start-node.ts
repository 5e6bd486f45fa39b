import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const loader = pathToFileURL(join(root, 'scripts', 'typescript', 'loader.mjs')).href;
const program = join(root, 'libs', 'event-store', 'test', 'lost-cluster', 'serve-node.ts');

/** Starts a server that speaks EventStoreDB's protocol, on a port of its own choice. */
export async function startNode(): Promise<{ readonly port: string; readonly stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', loader, program], { stdio: ['pipe', 'pipe', 'inherit'] });
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
