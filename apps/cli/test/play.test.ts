import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { PlayedGame } from '../src/games/play-games.js';
import { Workplace } from './cli.js';

interface Played {
  readonly seed: string | null;
  readonly games: readonly PlayedGame[];
}

describe('play', () => {
  const place = new Workplace();
  afterAll(() => place.remove());

  test('equal seeds give byte-equal games in two new stores, ids included', async () => {
    const exports = [];
    for (const store of ['sqlite:one.sqlite', 'sqlite:two.sqlite']) {
      expect(await place.run('play', '--seed', 'twice', '--games', '3', '--store', store)).toMatchObject({ code: 0 });
      exports.push((await place.run('export', '--all', '--store', store)).out);
    }
    expect(exports[0]).toBe(exports[1]);
    expect(exports[0]?.match(/"type":"GameStarted"/g)).toHaveLength(3);
  });

  test('each exported line carries the id of its game', async () => {
    const store = ['--store', 'sqlite:lines.sqlite'];
    const { games } = await place.json<Played>('play', '--seed', 'lines', '--games', '2', ...store);
    const lines = (await place.run('export', '--all', ...store)).out.trimEnd().split('\n');
    const ids = lines.map((line) => (JSON.parse(line) as { readonly game: string }).game);
    for (const { game, events } of games) {
      expect(ids.filter((id) => id === game)).toHaveLength(events);
    }
  });

  test('what it says of a game is what is stored of it', async () => {
    const { games } = await place.json<Played>('play', '--seed', 'said', '--store', 'sqlite:said.sqlite');
    expect(games).toHaveLength(1);
    const [game] = games;
    expect(game?.seats).toEqual([
      { name: 'Alice', deck: 'altar-of-the-wilds' },
      { name: 'Bob', deck: 'moorland-ghosts' },
    ]);
    const listed = await place.json<unknown[]>('games', '--store', 'sqlite:said.sqlite');
    const { game: id, winner, turns, events } = game as PlayedGame;
    expect(listed).toEqual([expect.objectContaining({ game: id, winner, turn: turns, events, status: 'over' })]);
  });

  test('CR 407.1: with --ante the games are played for ante', async () => {
    const store = ['--store', 'sqlite:ante.sqlite'];
    expect(await place.run('play', '--ante', '--seed', 'ante', ...store)).toMatchObject({ code: 0 });
    const { out } = await place.run('export', 'last', ...store);
    expect(out).toContain('"type":"AnteAgreed"');
  });

  test('CR 901.15: with --planes all share the planar deck of a list', async () => {
    const plane = (name: string): string => {
      const faces = [{ manaCost: '', supertypes: [], types: ['Plane'], subtypes: ['Somewhere'], text: 'Flying' }];
      return JSON.stringify({ name, layout: 'planar', faces, printings: ['HOP'], firstReleased: '2009-09-04' });
    };
    const names = Array.from({ length: 20 }, (_, i) => `Plane Number ${i}`);
    writeFileSync(place.file('planes.jsonl'), names.map(plane).join('\n'));
    writeFileSync(place.file('planes.txt'), names.map((name) => `1 ${name}`).join('\n'));
    writeFileSync(place.file('woods.txt'), '20 Forest\n');
    const play = ['play', '--seed', 'planes', '--store', 'sqlite:planes.sqlite'];
    const from = ['--source', 'planes.jsonl', '--planes', 'planes.txt'];
    expect(await place.run(...play, ...from)).toMatchObject({ code: 0, err: '' });
    const { out } = await place.run('export', 'last', '--store', 'sqlite:planes.sqlite');
    expect(out).toContain('"type":"PlanarDeckShared"');
    expect((await place.run(...play, '--planes', 'planes.txt')).err).toContain('line 1: no card “Plane Number 0”');
    expect((await place.run('play', '--planes', 'woods.txt', '--store', 'memory')).err).toContain('CR 901.15a');
  });

  test('a game that the store holds already is not played again', async () => {
    expect(await place.run('play', '--seed', 'again', '--store', 'sqlite:again.sqlite')).toMatchObject({ code: 0 });
    const { code, err } = await place.run('play', '--seed', 'again', '--store', 'sqlite:again.sqlite');
    expect(code).toBe(1);
    expect(err).toContain('already');
    expect(await place.json('games', '--store', 'sqlite:again.sqlite')).toHaveLength(1);
  });

  test('without a seed no two games are the same, and their shuffles prove something', async () => {
    const { games } = await place.json<Played>('play', '--games', '2', '--store', 'sqlite:free.sqlite');
    expect(new Set(games.map(({ game }) => game)).size).toBe(2);
    const { out } = await place.run('export', 'last', '--store', 'sqlite:free.sqlite');
    expect(out).toContain('"provable":true');
  });

  test('greedy bots play lists from files', async () => {
    writeFileSync(place.file('bears.txt'), '# nothing but bears\n20 Kird Ape\n20 Forest\n20 Mountain\n');
    const { code, out } = await place.run(
      ...['play', '--deck', 'bears.txt', '--deck', 'moorland-ghosts', '--bots', 'greedy', '--store', 'memory'],
    );
    expect(code).toBe(0);
    expect(out).toMatch(/bears|moorland-ghosts/);
    expect(out).toContain('nothing is kept');
  });

  test('--acknowledge says of each decision that it is stored', async () => {
    const { out, err } = await place.run('play', '--acknowledge', '--store', 'memory', '--json');
    const { games } = JSON.parse(out) as Played;
    const lines = err.trim().split('\n');
    expect(lines).toHaveLength(games[0]?.decisions ?? 0);
    expect(lines.at(-1)).toBe(`stored ${games[0]?.game} ${(games[0]?.events ?? 0) - 1}`);
  });
});
