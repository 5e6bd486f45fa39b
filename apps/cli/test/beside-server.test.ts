import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cliProcess } from './child/start-cli.js';
import { startServer, type ServerProcess } from './child/start-server.js';
import { Workplace } from './cli.js';

const README = readFileSync(join(import.meta.dirname, '..', '..', '..', 'README.md'), 'utf8');

/** What each command of the README does with the store. */
const USES: Readonly<Record<string, 'reads' | 'reads and makes files' | 'writes' | 'nothing'>> = {
  play: 'writes',
  games: 'reads',
  replay: 'reads',
  explain: 'reads',
  find: 'reads',
  rewind: 'writes',
  dispute: 'writes',
  verify: 'reads',
  end: 'writes',
  export: 'reads',
  analytics: 'reads and makes files',
  sql: 'reads and makes files',
  copy: 'reads and makes files',
  cards: 'nothing',
  decks: 'nothing',
  conformance: 'nothing',
  bench: 'nothing',
};

/** A command line as a shell would take it apart, without its redirection and comment. */
function argumentsOf(line: string): readonly string[] {
  const [, command = ''] = /^npx stacktrail ((?:"[^"]*"|[^"#>])*)/.exec(line) ?? [];
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

const lines = README.split('\n').filter((line) => line.startsWith('npx stacktrail '));
const linesThat = (use: string): readonly (readonly [string])[] =>
  lines.filter((line) => USES[argumentsOf(line)[0] ?? ''] === use).map((line) => [line]);

describe('beside a running server', () => {
  const place = new Workplace();
  let server: ServerProcess;
  beforeAll(async () => {
    // What the lines of the README take for granted.
    writeFileSync(place.file('mine.txt'), '40 Forest\n');
    place.input = '40 Forest\n';
    server = await startServer(place.folder);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    place.remove();
  });

  const assertServerIsWell = async (): Promise<void> => {
    const { status } = (await (await fetch(`${server.url}/health`)).json()) as { status: string };
    expect(status).toBe('up');
  };

  test('it is known of every command of the README what it does with the store', () => {
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(USES).toHaveProperty(argumentsOf(line)[0] ?? '');
  });

  test.each(linesThat('reads'))('reads its store: %s', async (line) => {
    const files = readdirSync(place.folder);
    const { code, out, err } = await place.run(...argumentsOf(line));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.length).toBeGreaterThan(50);
    expect(readdirSync(place.folder)).toEqual(files);
    await assertServerIsWell();
  });

  test.each(linesThat('reads and makes files'))('reads its store: %s', async (line) => {
    const { code, out, err } = await place.run(...argumentsOf(line));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.length).toBeGreaterThan(50);
    await assertServerIsWell();
  });

  test('reads what the server has stored since', async () => {
    const before = await place.json<unknown[]>('games');
    const seats = [
      { name: 'Ann', deck: 'moorland-ghosts' },
      { name: 'Bob', deck: 'altar-of-the-wilds' },
    ];
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.url}/games`, { method: 'POST', headers, body: JSON.stringify({ seats }) });
    expect(answer.status).toBe(201);
    const { game } = (await answer.json()) as { game: string };
    expect(await place.json<unknown[]>('games')).toHaveLength(before.length + 1);
    const { code, out } = await cliProcess(place.folder, 'replay', game, '--view', 'log');
    expect(code).toBe(0);
    expect(out).toContain('Ann');
  });

  const others = ['continue last', 'rule last --ruling "Play on."', 'shortcut last --seat 0 --accept'];
  const more = others.map((line) => [`npx stacktrail ${line}`] as const);
  test.each([...linesThat('writes'), ...more])('is told who writes to the store: %s', async (line) => {
    const { code, out, err } = await place.run(...argumentsOf(line));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`the stacktrail server at ${server.url} (pid ${server.pid})`);
    expect(err).toContain('you can still use the commands that only read: games, replay, explain, verify, export.');
    await assertServerIsWell();
  });

  test('and goes on with it when the server has been killed', async () => {
    await server.end('SIGKILL');
    expect(await place.run('games')).toMatchObject({ code: 0, err: '' });
    expect(await place.run('play', '--seed', 'after')).toMatchObject({ code: 0, err: '' });
    expect(await place.run('verify', '--all')).toMatchObject({ code: 0, err: '' });
    // All events are in the one file: what SQLite may leave beside it, while it is read, is empty.
    expect(statSync(join(place.folder, 'stacktrail.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });
});

test('without a store, what reads makes none and says what makes one', async () => {
  const place = new Workplace();
  for (const [line] of linesThat('reads')) {
    const { code, err } = await place.run(...argumentsOf(line));
    expect(code).toBe(1);
    expect(err).toContain('There is no store at ');
    expect(err).toContain('“stacktrail play” makes one');
  }
  expect(readdirSync(place.folder)).toEqual([]);
  place.remove();
});
