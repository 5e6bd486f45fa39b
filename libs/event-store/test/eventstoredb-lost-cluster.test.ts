import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { clusterUri, deadPorts } from './lost-cluster/dead-ports.js';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program of `lost-cluster` to its end. A rejection that nobody awaits ends a process with exit code 1. */
async function run(program: string, ...args: readonly string[]): Promise<Ended> {
  const here = import.meta.dirname;
  const loader = pathToFileURL(join(here, '..', '..', '..', 'scripts', 'typescript', 'loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', loader, join(here, 'lost-cluster', program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, out, err };
}

describe('a cluster of EventStoreDB that can not be found', () => {
  test('every call fails with EventStoreUnavailable and names the addresses; subscriptions wait; the process lives', async () => {
    const ports = await deadPorts(2);
    const { code, out, err } = await run('every-call.ts', clusterUri(ports));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    const tried = ports.map((port) => `127.0.0.1:${port}`).join(', ');
    for (const call of ['append', 'read', 'readBackward', 'readAll', 'readAllBackward', 'streams']) {
      const line = lines.find((each) => each.startsWith(`${call}: `));
      expect(line).toMatch(`${call}: EventStoreUnavailable: `);
      expect(line).toContain(tried);
    }
    expect(lines.filter((line) => line.startsWith('subscribe'))).toEqual(Array(4).fill('subscribe: completed'));
  });

  test('a cluster that is lost and comes back, again and again: subscriptions miss nothing and the process lives', async () => {
    const [deadPort] = await deadPorts(1);
    const { code, out, err } = await run('comes-back.ts', String(deadPort), '5');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      { whole: true },
      { whole: true },
      { events: 6, failures: expect.arrayContaining(['EventStoreUnavailable']) },
    ]);
  });

  test('a cluster whose last node is lost while the others are being asked: the process lives', async () => {
    expect(await run('quorum-lost.ts')).toEqual({ code: 0, out: 'EventStoreUnavailable\n', err: '' });
  });

  test('an append whose channel another call has just closed: it is tried again and the process lives', async () => {
    expect(await run('closed-channel.ts')).toEqual({ code: 0, out: 'stored at 1\n', err: '' });
  });
});
