import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openEventStore } from '@stacktrail/event-store';
import { gameSecrecy, simulate } from '@stacktrail/match';
import { shippedDecks } from '@stacktrail/test-kit';
import { programArgs } from '@stacktrail/test-kit';
import { Child } from '../child/child.js';
import { root } from './read-infra.js';

const folder = mkdtempSync(join(tmpdir(), 'stacktrail-infra-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script: string, ...args: readonly string[]): string {
  const stacktrail = [process.execPath, ...programArgs('apps/cli/src/main.ts')].join(' ');
  const env = { ...process.env, STACKTRAIL: stacktrail };
  return execFileSync(join(root, 'infra', script), args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });
}

describe('make-certificates.sh', () => {
  const certificates = join(folder, 'certificates');
  beforeAll(() => void run('cluster/make-certificates.sh', certificates));

  test('makes certificates that the authority’s readers accept for their node alone', async () => {
    const pem = (file: string): string => readFileSync(join(certificates, file), 'utf8');
    const server = createServer({ cert: pem('node1/node.crt'), key: pem('node1/node.key') }, (socket) => socket.end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const asked = async (servername: string): Promise<boolean> => {
      const options = { port, host: '127.0.0.1', servername, ca: pem('authority/ca.crt'), rejectUnauthorized: false };
      const socket: TLSSocket = connect(options);
      await once(socket, 'secureConnect');
      socket.destroy();
      return socket.authorized;
    };
    expect(await asked('node1')).toBe(true);
    expect(await asked('node2')).toBe(false);
    server.close();
  });

  test('keeps the authority’s key from others, and leaves what is there', () => {
    expect(statSync(certificates).mode & 0o077).toBe(0);
    expect(statSync(join(certificates, 'ca.key')).mode & 0o077).toBe(0);
    expect(readdirSync(join(certificates, 'authority'))).toEqual(['ca.crt']);
    const before = readFileSync(join(certificates, 'node2', 'node.crt'), 'utf8');
    run('cluster/make-certificates.sh', certificates, 'node2', 'node4');
    expect(readFileSync(join(certificates, 'node2', 'node.crt'), 'utf8')).toBe(before);
    expect(readdirSync(join(certificates, 'node4')).sort()).toEqual(['node.crt', 'node.key']);
  });
});

describe('backup.sh and restore.sh', () => {
  const node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', []);
  let stores: readonly string[];

  beforeAll(async () => {
    await node.ask('start');
    const [, port = ''] = /^(\d+)$/m.exec(node.written.out) ?? [];
    stores = [`sqlite:${join(folder, 'games.sqlite')}`, `esdb://127.0.0.1:${port}?tls=false`];
    for (const uri of stores) {
      const store = await openEventStore(uri, { secrecy: gameSecrecy });
      const decks = shippedDecks.slice(0, 2);
      await simulate({ decks, seed: 'kept', bots: ['random', 'random'], maxDecisions: 30, store });
      await store.close();
    }
  });

  afterAll(() => node.end('end of input'));

  test.each([
    ['SQLite', 0],
    ['EventStoreDB', 1],
  ])('a backup of %s is restored into another store, event by event', async (_, which) => {
    const backups = join(folder, `backups-${which}`);
    const file = run('backup/backup.sh', stores[which]!, backups).trim();
    expect(statSync(file).mode & 0o077).toBe(0);
    const restored = `sqlite:${join(folder, `restored-${which}.sqlite`)}`;
    run('backup/restore.sh', file, restored);
    expect(await eventsIn(restored)).toEqual(await eventsIn(stores[which]!));
  });

  test('what fails leaves no backup', () => {
    const backups = join(folder, 'none');
    expect(() => run('backup/backup.sh', `sqlite:${join(folder, 'nosuch.sqlite')}`, backups)).toThrow();
    expect(readdirSync(backups)).toEqual([]);
  });
});

async function eventsIn(uri: string): Promise<readonly unknown[]> {
  const store = await openEventStore(uri, { secrecy: gameSecrecy, access: 'read' });
  const found: unknown[] = [];
  for await (const entry of store.readAll()) found.push({ ...entry, position: null });
  await store.close();
  expect(found.length).toBeGreaterThan(50);
  return found;
}
