import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startNode } from './child/start-node.js';
import type { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

let place: Workplace;
let node: Awaited<ReturnType<typeof startNode>>;

beforeAll(async () => {
  place = await withPlayedGame('copied');
  node = await startNode();
});
afterAll(async () => {
  await node.stop();
  place.remove();
});

test('a SQLite store is copied into EventStoreDB and back; its games verify there, signatures and times included', async () => {
  const there = `kurrentdb://127.0.0.1:${node.port}?tls=false`;
  await place.run('keys', 'club');
  await place.run('anchor', '--all', '--key', 'club.pem', '--out', 'anchors.ndjson');
  const copied = await place.run('copy', '--from', 'sqlite:stacktrail.sqlite', '--to', there);
  expect(copied).toMatchObject({ code: 0, err: '' });
  expect(copied.out).toMatch(/events copied of \d+ streams\. Both stores have been read and are the same\./);
  expect((await place.run('copy', '--from', there, '--to', 'sqlite:back.sqlite')).code).toBe(0);
  for (const store of [there, 'sqlite:back.sqlite']) {
    const trusting = ['--anchors', 'anchors.ndjson', '--trust', 'club.pub.pem'];
    expect((await place.run('verify', '--all', '--store', store, ...trusting)).code).toBe(0);
  }
  const exported = await Promise.all(
    [there, 'sqlite:back.sqlite', 'sqlite:stacktrail.sqlite'].map((store) =>
      place.run('export', 'last', '--store', store),
    ),
  );
  expect(new Set(exported.map(({ out }) => out)).size).toBe(1);
  expect(exported[0]?.out.length).toBeGreaterThan(1000);
});

test('what is no copy is told stream by stream, and the command fails', async () => {
  await place.run('copy', '--from', 'sqlite:stacktrail.sqlite', '--to', 'sqlite:longer.sqlite');
  await place.run(
    'rewind',
    'last',
    '--to',
    '200',
    '--reason',
    'a missed trigger',
    '--yes',
    '--store',
    'sqlite:longer.sqlite',
  );
  const { code, err } = await place.run('copy', '--from', 'sqlite:stacktrail.sqlite', '--to', 'sqlite:longer.sqlite');
  expect(code).toBe(1);
  expect(err).toMatch(/The copy is not the same:\n.*game-/s);
});

test('a store is not copied into itself', async () => {
  const { code, err } = await place.run('copy', '--from', 'sqlite:a.sqlite', '--to', 'sqlite:a.sqlite');
  expect(code).toBe(2);
  expect(err).toContain('into itself');
});
