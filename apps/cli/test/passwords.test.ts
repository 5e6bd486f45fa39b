import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startNode } from './child/start-node.js';
import { cliProcess } from './child/start-cli.js';
import { Workplace, type Ran } from './cli.js';

/** Words that only the user's name and password have, and that nothing may show. */
const SECRET = /walrus|zebra|quokka/;

/** A user's name and password, as they may be written in a connection string. */
const taken = [
  'walrus:zebra',
  'walrus:zebra:quokka',
  'walrus:zebra%2Fquokka',
  'walrus:zebra%40quokka',
  'walrus:zebra@quokka',
];
/** As they may not be written. */
const refused = [
  'walrus:zebra/quokka',
  'walrus:zebra#quokka',
  'walrus:zebra?quokka',
  'walrus:zebra%quokka',
  'walrus:zebra@quokka/x',
  'walrus:',
  ':zebra',
];

describe('no output shows the password of a store', () => {
  const place = new Workplace();
  let node: Awaited<ReturnType<typeof startNode>>;
  let warned = '';
  const { warn } = console;
  beforeAll(async () => {
    console.warn = (...said: unknown[]) => (warned += said.map(String).join(' '));
    node = await startNode();
    writeFileSync(place.file('few.txt'), '8 Forest\n');
  });
  afterAll(async () => {
    console.warn = warn;
    await node.stop();
    place.remove();
  });

  const at = (userInfo: string): string => `esdb://${userInfo}@127.0.0.1:${node.port}?tls=false`;

  function expectNothingShown({ out, err }: Ran): void {
    expect(out).not.toMatch(SECRET);
    expect(err).not.toMatch(SECRET);
    expect(warned).not.toMatch(SECRET);
  }

  /** With `--json` and without. */
  async function runBoth(...args: readonly string[]): Promise<readonly Ran[]> {
    return [await place.run(...args), await place.run(...args, '--json')];
  }

  test.each([
    'games',
    'play --deck few.txt --deck few.txt',
    'games',
    'replay last',
    'replay last --view log',
    'replay nosuch',
    'explain last 100',
    'export last --out game.ndjson',
    'verify last',
    'rewind last --to 1 --reason none',
    'rule last --ruling none',
    'shortcut last --seat 0 --accept',
    'continue last',
    'replay last --at 99999',
  ])('%s', async (command) => {
    for (const ran of await runBoth(...command.split(' '), '--store', at('walrus:zebra%40quokka'))) {
      expectNothingShown(ran);
      expect(ran.out + ran.err).not.toBe('');
    }
  });

  test.each(taken)('a store of %s is used', async (userInfo) => {
    for (const ran of await runBoth('games', '--store', at(userInfo))) {
      expect(ran).toMatchObject({ code: 0, err: '' });
      expectNothingShown(ran);
    }
  });

  test.each(refused)('a store of %s is refused', async (userInfo) => {
    for (const ran of await runBoth('games', '--store', at(userInfo))) {
      expect(ran).toMatchObject({ code: 1, out: '' });
      expect(ran.err).toContain('esdb://[user:password@]host:port');
      expectNothingShown(ran);
    }
  });

  test.each([...taken, ...refused])(
    'what is wrong with a connection string of %s is said without it',
    async (userInfo) => {
      const { port } = node;
      for (const store of [
        `esdb://${userInfo}@127.0.0.1:port`,
        `esdb://${userInfo}@127.0.0.1:${port}?tls=perhaps`,
        `esdb://${userInfo}@127.0.0.1:${port}?tls=false&throwOnAppendFailure=false`,
        `esdb://${userInfo}@127.0.0.1:${port}?tls=false&unheard=of&tlsVerifyCert=false`,
        `esdb://${userInfo}@`,
        `esdb:${userInfo}@127.0.0.1:${port}`,
        `eventstore://${userInfo}@127.0.0.1:${port}`,
        `${userInfo}@127.0.0.1:${port}`,
        ` esdb://${userInfo}@127.0.0.1:${port}`,
      ]) {
        for (const ran of await runBoth('games', '--store', store)) expectNothingShown(ran);
      }
    },
  );

  // Each waits until the store is given up, so they wait together.
  test('a cluster that is away is told without it', async () => {
    const options = 'tls=false&maxDiscoverAttempts=1&discoveryInterval=1&defaultDeadline=1000';
    const stores = [...taken, ...refused].flatMap((userInfo) => [
      `esdb+discover://${userInfo}@127.0.0.1:1?${options}`,
      `esdb://${userInfo}@127.0.0.1:1,127.0.0.1:2?${options}`,
    ]);
    const told = await Promise.all(stores.map((store) => runBoth('games', '--store', store)));
    for (const ran of told.flat()) {
      expect(ran.code).not.toBe(0);
      expectNothingShown(ran);
    }
  });

  test('a command line that is wrong is told without it', async () => {
    const store = at('walrus:zebra@quokka');
    const wrong = [
      [store],
      ['games', store],
      ['games', '--stor', store],
      ['games', `--stor=${store}`],
      ['play', '--bots', store],
    ];
    for (const args of [...wrong, ['replay', store], ['play', '--players', store], ['play', '--deck', store]]) {
      for (const ran of await runBoth(...args)) {
        expect(ran.code).not.toBe(0);
        expectNothingShown(ran);
      }
    }
  });

  test('a process with a cluster that is away', async () => {
    const options = 'tls=false&maxDiscoverAttempts=1&discoveryInterval=1&defaultDeadline=500&unheard=of';
    const store = `esdb://walrus:zebra%40quokka@127.0.0.1:1,127.0.0.1:2?${options}`;
    const { code, out, err } = await cliProcess(place.folder, 'games', '--store', store);
    expect(code).toBe(1);
    expect(out + err).not.toMatch(SECRET);
  });
});
