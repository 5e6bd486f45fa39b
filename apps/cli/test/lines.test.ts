import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LogLine } from '../src/output/log-lines.js';
import type { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

interface Forked {
  readonly game: string;
  readonly parent: string;
  readonly at: number;
  readonly followed: { readonly answers: number; readonly stoppedAt: number | null } | null;
}
interface Difference {
  readonly common: number;
  readonly games: readonly { readonly at: number | null; readonly isDecision: boolean; readonly text: string | null }[];
  readonly differences: readonly { readonly what: string; readonly values: readonly [string, string] }[];
}

describe('lines of play', () => {
  let place: Workplace;
  let parent: string;
  let lines: readonly LogLine[];
  beforeAll(async () => {
    place = await withPlayedGame('lines');
    [{ game: parent }] = await place.json<[{ game: string }]>('games');
    ({ lines } = await place.json<{ lines: readonly LogLine[] }>('replay', parent, '--view', 'log', '--full'));
  });
  afterAll(() => place.remove());

  const half = (): string => `${Math.floor(lines.length / 2)}`;

  test('a fork that follows is the same game; the game that it parted from keeps its bytes', async () => {
    const before = (await place.run('export', parent)).out;
    const { game, at, followed } = await place.json<Forked>('fork', parent, '--at', half(), '--follow');
    expect(followed!.answers).toBeGreaterThan(10);
    expect((await place.run('export', parent)).out).toBe(before);
    expect(await place.json<Difference>('diff', parent, game)).toMatchObject({ differences: [] });
    expect((await place.run('diff', parent, game)).out).toMatch(/^Both games are the same: [\d,]+ events\.\n$/);
    expect((await place.run('verify', game)).code).toBe(0);
    expect((await place.run('replay', game, '--at', `${at + 1}`, '--view', 'log')).out).toContain(
      `until now it is game ${parent} up to revision ${at}.`,
    );
  });

  test('a fork that others play on parts at a decision, which diff names, with how both boards end', async () => {
    const { game, at } = await place.json<Forked>('fork', parent, '--at', half());
    expect((await place.run('continue', game, '--bots', 'random')).code).toBe(0);
    const { games, differences } = await place.json<Difference>('diff', parent, game);
    expect(games[0]).toMatchObject({ isDecision: true, text: lines[games[0]!.at!]!.text });
    expect(games[0]!.at).toBeGreaterThan(at);
    expect(differences.length).toBeGreaterThan(0);
    for (const { values } of differences) expect(values[0]).not.toBe(values[1]);
    const { out } = await place.run('diff', parent, game);
    expect(out).toContain('in common, then:');
    expect(out).toContain('At their ends:');
  });

  test('a fork has one row in the tables for analysts, and none that would count its parent’s play twice', async () => {
    const { game, at } = await place.json<Forked>('fork', parent, '--at', half());
    const answers = await place.json<readonly Record<string, unknown>[]>(
      'sql',
      `select parent, forked_at::int as at from forks where game = '${game}'`,
    );
    expect(answers).toEqual([{ parent, at }]);
    const games = 'select game from games union select game from turns union select game from casts';
    expect(await place.json('sql', games)).toEqual([{ game: parent }]);
  });

  test('a game is handed over in a signed file, verified without a store, and looked at in another one', async () => {
    expect((await place.run('keys', 'judge')).code).toBe(0);
    expect((await place.run('export', parent, '--bundle', 'game.bundle', '--key', 'judge.pem')).code).toBe(0);
    const { code, out } = await place.run('verify', 'game.bundle', '--trust', 'judge.pub.pem');
    expect(code).toBe(0);
    expect(out).toMatch(/signed by whom you trust +ok/);
    const other = ['--store', 'sqlite:other.sqlite'];
    expect((await place.run('import', 'game.bundle', ...other)).code).toBe(0);
    expect((await place.run('export', parent, ...other)).out).toBe((await place.run('export', parent)).out);
    const again = await place.run('export', parent, '--bundle', 'game.bundle');
    expect(again.err).toContain('Name a file that isn’t there yet.');
    expect((await place.run('import', 'nothing.bundle')).err).toContain("can't be read");
  });

  test('what can’t be forked is refused with what would be right', async () => {
    const { code, err } = await place.run('fork', parent);
    expect(code).toBe(2);
    expect(err).toContain('must be before the end of the game');
    expect((await place.run('continue', parent, '--follow')).err).toContain('is over');
  });
});
