import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { cliProcess, startCli } from './child/start-cli.js';
import { Workplace } from './cli.js';

describe('stacktrail as a process', () => {
  const place = new Workplace();
  let played: Awaited<ReturnType<typeof cliProcess>>;
  beforeAll(async () => {
    played = await cliProcess(place.folder, 'play', '--seed', 'process', '--games', '2');
  });
  afterAll(() => place.remove());

  test('plays the same games as in another process, to the byte', async () => {
    expect(played).toMatchObject({ code: 0, err: '' });
    await place.run('play', '--seed', 'process', '--games', '2', '--store', 'sqlite:other.sqlite');
    const { out } = await place.run('export', '--all', '--store', 'sqlite:other.sqlite');
    expect(await cliProcess(place.folder, 'export', '--all')).toEqual({ code: 0, out, err: '' });
  });

  test('ends with the exit code that the command has', async () => {
    expect(await cliProcess(place.folder, 'replay', 'nosuch')).toMatchObject({ code: 1, out: '' });
    expect(await cliProcess(place.folder, 'nosuch')).toMatchObject({ code: 2, out: '' });
  });

  test.each(['games', 'play'])('%s: a cluster that can not be found is one clear error', async (args) => {
    const store =
      'esdb://127.0.0.1:1,127.0.0.1:2?tls=false&discoveryInterval=1&maxDiscoverAttempts=2&defaultDeadline=500';
    const { code, out, err } = await cliProcess(place.folder, ...args.split(' '), '--store', store);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const [what, remedy, ...more] = err.trimEnd().split('\n');
    expect(what).toMatch(/^error: EventStoreDB at 127\.0\.0\.1:1, 127\.0\.0\.1:2: no node that can be used was found/);
    expect(remedy).toMatch(/^Check that the server runs/);
    expect(more).toEqual([]);
  });

  test('ends quietly where its reader has read enough', async () => {
    const child = startCli(place.folder, 'replay', 'last', '--view', 'log', '--full');
    const errors: unknown[] = [];
    child.stderr.on('data', (text) => errors.push(text));
    child.stdout.once('data', () => child.stdout.destroy());
    await once(child, 'exit');
    expect(errors).toEqual([]);
  });
});
