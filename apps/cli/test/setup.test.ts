import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { certificate, startNode } from './child/start-node.js';
import { Workplace } from './cli.js';

const place = new Workplace();
let node: Awaited<ReturnType<typeof startNode>>;
const passwords = { STACKTRAIL_SERVER_PASSWORD: 'zebra', STACKTRAIL_READER_PASSWORD: 'walrus' };

beforeAll(async () => {
  node = await startNode('tls');
});
afterAll(async () => {
  await node.stop();
  place.remove();
});

const as = (account: string): string => `esdb://${account}@127.0.0.1:${node.port}?tlsCAFile=${certificate}`;
const setUp = ['setup', 'esdb', '--reader', 'onlooker', '--own-database'] as const;

test('a database is set up, and again with the same result; no password is shown', async () => {
  place.environment = passwords;
  const first = await place.run(...setUp, '--store', as('admin:changeit'));
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/^made: user stacktrail in stacktrail-servers\nmade: user onlooker/);
  place.environment = { ...passwords, STACKTRAIL_ADMIN_STORE: as('admin:changeit') };
  const again = await place.run(...setUp, '--json');
  const { steps } = JSON.parse(again.out) as { readonly steps: readonly { readonly changed: boolean }[] };
  expect(steps.map(({ changed }) => changed)).toEqual([false, false, false, false, false]);
  expect(first.out + again.out + again.err).not.toMatch(/zebra|walrus|changeit/);
});

test('what the server’s account plays, it verifies; a reader exports it as a spectator may see it', async () => {
  expect(await place.run('play', '--seed', 'x', '--store', as('stacktrail:zebra'))).toMatchObject({ code: 0 });
  expect(await place.run('verify', '--all', '--store', as('stacktrail:zebra'))).toMatchObject({ code: 0 });
  const id = (await place.json<{ game: string }[]>('games', '--store', as('stacktrail:zebra')))[0]!.game;
  const whole = await place.run('export', id, '--store', as('stacktrail:zebra'));
  expect(whole.out).toContain('"salt"');
  const shown = await place.run('export', id, '--store', as('onlooker:walrus'));
  expect(shown.out).not.toContain('"salt"');
});

test('a password that is missing, and an account that may not, are told of', async () => {
  place.environment = {};
  const unnamed = await place.run(...setUp, '--store', as('admin:changeit'));
  expect(unnamed).toMatchObject({ code: 2, out: '', err: expect.stringContaining('STACKTRAIL_SERVER_PASSWORD') });
  place.environment = passwords;
  const refused = await place.run(...setUp, '--store', as('onlooker:walrus'));
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Access Denied') });
  const named = await place.run(...setUp, '--store', 'sqlite:games.sqlite');
  expect(named).toMatchObject({ code: 1, err: expect.stringContaining('has accounts') });
  expect(await place.run(...setUp)).toMatchObject({ code: 2, err: expect.stringContaining('STACKTRAIL_ADMIN_STORE') });
});
