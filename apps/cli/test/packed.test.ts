import { execFile, spawn, type ExecFileOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const execute = promisify(execFile);
/** Runs a program to its end; one that has none doesn't outlive the test. */
const run = (
  file: string,
  args: readonly string[],
  options: ExecFileOptions,
): Promise<{ readonly stdout: string; readonly stderr: string }> =>
  execute(file, args, { timeout: 200_000, ...options, encoding: 'utf8' });
const root = join(import.meta.dirname, '..', '..', '..');

/** What `npm run packages` makes, installed in a folder that has no repository near. */
describe('the packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stacktrail-packed-'));
  const installed = (name: string): string => join(folder, 'node_modules', ...name.split('/'));
  beforeAll(async () => {
    const made = join(folder, 'made');
    await run(process.execPath, [join(root, 'scripts', 'packages', 'build-packages.mjs'), made], { cwd: root });
    const packed: string[] = [];
    for (const name of ['stacktrail', 'client', 'engine']) {
      const options = { cwd: join(made, name) };
      const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], options);
      const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }];
      packed.push(join(folder, filename.replace(/^@([^/]+)\//, '$1-')));
    }
    rmSync(made, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packed], { cwd: folder });
    cpSync(join(root, 'docs', 'examples'), folder, { recursive: true });
    cpSync(join(root, 'decks'), join(folder, 'decks'), { recursive: true });
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const stacktrail = async (...args: readonly string[]): Promise<string> =>
    (await run('npx', ['--no-install', 'stacktrail', ...args], { cwd: folder, maxBuffer: 2 ** 26 })).stdout;

  test('need no private workspace, and have their cards and decks with them', () => {
    for (const name of ['stacktrail', '@stacktrail/client', '@stacktrail/engine']) {
      const { dependencies } = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8')) as {
        readonly dependencies: Readonly<Record<string, string>>;
      };
      expect(Object.keys(dependencies).filter((each) => /stacktrail|nestjs/.test(each))).toEqual([]);
      expect(readdirSync(installed(name))).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist']));
    }
    expect(readdirSync(installed('stacktrail'))).toEqual(expect.arrayContaining(['decks', 'pool']));
    expect(readdirSync(installed('@stacktrail/engine'))).toContain('pool');
    expect(readdirSync(join(folder, 'node_modules', '@stacktrail')).sort()).toEqual(['client', 'engine']);
  });

  test('stacktrail plays, replays, explains and verifies games, and exports tables of them', async () => {
    await stacktrail('play', '--games', '2', '--seed', 'packed');
    expect(JSON.parse(await stacktrail('games', '--json'))).toHaveLength(2);
    expect(await stacktrail('replay', 'last')).toContain('has won');
    expect(await stacktrail('explain', 'last', '100')).toContain('100');
    expect(await stacktrail('verify', '--all')).toContain('holds');
    expect(await stacktrail('cards', 'show', 'Llanowar Elves')).toContain('all of it is understood');
    await stacktrail('analytics', 'export', '--out', 'tables', '--format', 'csv');
    expect(readdirSync(join(folder, 'tables'))).toEqual(expect.arrayContaining(['games.csv', 'casts.csv']));
    expect(JSON.parse(await stacktrail('sql', 'select count(*)::int as games from games', '--json'))).toEqual([
      { games: 2 },
    ]);
  }, 240_000);

  test('stacktrail says what it can do before it loads what that needs', async () => {
    const program = join(installed('stacktrail'), 'dist', 'stacktrail.js');
    const tellHeap = 'process.on("exit", () => console.error(process.memoryUsage().heapUsed))';
    const withHeap = ['--import', `data:text/javascript,${tellHeap}`, program];
    const [help, games] = [
      await run(process.execPath, [...withHeap, '--help'], { cwd: folder }),
      await run(process.execPath, [...withHeap, 'games'], { cwd: folder }),
    ];
    for (const name of ['play', 'verify', 'analytics', 'delete']) expect(help.stdout).toContain(name);
    expect(Number(help.stderr)).toBeLessThan(Number(games.stderr) / 2);
  });

  test('@stacktrail/engine plays the example bot, the same games each time', async () => {
    const lists = readdirSync(join(folder, 'decks'))
      .filter((name) => name.endsWith('.txt'))
      .slice(0, 2)
      .map((name) => join('decks', name));
    const play = async (): Promise<string> =>
      (await run(process.execPath, ['bot-in-memory.mjs', ...lists, '2'], { cwd: folder })).stdout;
    const told = await play();
    expect(told).toMatch(/^game 1: decks\/[\w-]+\.txt in turn \d+\n {2}decks\/[\w-]+\.txt had \d+ life \(revision \d+/);
    expect(told.match(/^game/gm)).toHaveLength(2);
    expect(await play()).toBe(told);
  }, 120_000);

  test('@stacktrail/client plays the example bot on a server', async () => {
    const main = join(root, 'apps', 'server', 'dist', 'main.js');
    const server = spawn(process.execPath, [main, '--store', 'memory', '--port', '0', '--no-sample'], { cwd: folder });
    try {
      let told = '';
      for await (const bytes of server.stdout) {
        told += String(bytes);
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(told)?.[0];
        if (url === undefined) continue;
        const { stdout } = await run(process.execPath, ['bot-over-http.mjs', url], { cwd: folder });
        expect(stdout).toMatch(/^game [\w-]+\n(?:\w+ has won|a draw) in turn \d+\n$/);
        break;
      }
      expect(told).toContain('http');
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  }, 240_000);

  test('both libraries have types that need nothing else', async () => {
    writeFileSync(
      join(folder, 'uses.ts'),
      `import { Game, playOut, readDeck, type Player } from '@stacktrail/engine';
       import { given, StacktrailClient } from '@stacktrail/client';
       const first: Player = ({ options, send }) => ({ answer: options[0]?.answer ?? send.body.answer });
       const deck = readDeck('60 Forest');
       const game = Game.start({ seats: [{ name: 'Ann', deck }, { name: 'Bob', deck: '60 Island' }] });
       export const answers: number = playOut(game.fork(), [first, first], 10);
       export const life: number | undefined = game.board({ seat: 1 }).seats[0]?.life;
       const client = new StacktrailClient({ url: 'http://127.0.0.1:3000' });
       for await (const { events } of client.feed({ types: ['LandPlayed'] })) {
         for (const event of events) if (event.type === 'LandPlayed') console.log(event.data.player + event.data.object);
       }
       const board = given(await client.requests.GET('/games/{game}/board', { params: { path: { game: 'a' } } }));
       export const names: string[] = board.battlefield.map(({ name }) => name);
       // @ts-expect-error an event of that kind has no such field
       for await (const { events } of client.feed()) for (const e of events) if (e.type === 'LandPlayed') e.data.life;`,
    );
    const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2023,dom,dom.iterable',
    ];
    await run(process.execPath, [tsc, ...options, '--types', '', 'uses.ts'], { cwd: folder });
  }, 120_000);
});
