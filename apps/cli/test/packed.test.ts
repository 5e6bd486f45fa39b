import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..', '..');

/** What `npm run packages` makes, installed in a folder that has no repository near. */
describe('the package stacktrail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stacktrail-packed-'));
  beforeAll(async () => {
    const made = join(folder, 'made');
    await run(process.execPath, [join(root, 'scripts', 'packages', 'build-packages.mjs'), made], { cwd: root });
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: made });
    const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }];
    rmSync(made, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, filename)];
    await run('npm', install, { cwd: folder });
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const stacktrail = async (...args: readonly string[]): Promise<string> =>
    (await run('npx', ['--no-install', 'stacktrail', ...args], { cwd: folder, maxBuffer: 2 ** 26 })).stdout;

  test('needs no private workspace, and has its cards and decks with it', () => {
    const installed = join(folder, 'node_modules', 'stacktrail');
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(dependencies).filter((name) => /stacktrail|nestjs/.test(name))).toEqual([]);
    expect(readdirSync(installed)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'decks', 'dist', 'pool']));
    expect(readdirSync(join(folder, 'node_modules'))).not.toContain('@stacktrail');
  });

  test('plays, replays, explains and verifies games, and exports tables of them', async () => {
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

  test('says what it can do before it loads what that needs', async () => {
    const program = join(folder, 'node_modules', 'stacktrail', 'dist', 'stacktrail.js');
    const tellHeap = 'process.on("exit", () => console.error(process.memoryUsage().heapUsed))';
    const withHeap = ['--import', `data:text/javascript,${tellHeap}`, program];
    const [help, games] = [
      await run(process.execPath, [...withHeap, '--help'], { cwd: folder }),
      await run(process.execPath, [...withHeap, 'games'], { cwd: folder }),
    ];
    for (const name of ['play', 'verify', 'analytics', 'delete']) expect(help.stdout).toContain(name);
    expect(Number(help.stderr)).toBeLessThan(Number(games.stderr) / 2);
  });
});
