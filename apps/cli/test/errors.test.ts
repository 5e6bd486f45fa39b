import { existsSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

describe('a command that can not do what it says', () => {
  let place: Workplace;
  beforeAll(async () => {
    place = await withPlayedGame('errors');
    writeFileSync(place.file('unreadable.txt'), '4 Forest\nfour Shocks\n');
    writeFileSync(place.file('unknown.txt'), '4 Forest\n\n3 Sol Rong\n');
    writeFileSync(place.file('notes.sqlite'), 'These are not the games that you look for.');
  });
  afterAll(() => place.remove());

  const refused: readonly (readonly [what: string, args: string, code: number, says: readonly string[]])[] = [
    ['an unknown game', 'replay nosuch', 1, ['“nosuch”', 'sqlite:stacktrail.sqlite', 'It holds one game: ']],
    ['a game of an empty store', 'replay last --store memory', 1, ['memory holds none']],
    ['a store file that is not there', 'games --store sqlite:other.sqlite', 1, ['other.sqlite', '--store']],
    ['a store of no known kind', 'games --store postgres://x', 2, ['“postgres://x”', 'sqlite:FILE']],
    ['a file that is no store', 'games --store sqlite:notes.sqlite', 1, ['notes.sqlite', 'not a SQLite file']],
    ['an unknown deck', 'play --deck nosuch --deck moorland-ghosts', 2, ['“nosuch”', 'altar-of-the-wilds']],
    ['one deck alone', 'play --deck moorland-ghosts', 2, ['at least two seats']],
    ['a list that can not be read', 'play --deck unreadable.txt --deck unknown.txt', 1, ['line 2', '“four Shocks”']],
    [
      'a card that is not in the pool',
      'play --deck unknown.txt --deck unknown.txt',
      1,
      ['line 3', '“Sol Rong”', 'did you mean', '“Sol Ring”'],
    ],
    ['a revision that the game has not', 'replay last --at 9999999', 1, ['9999999', 'Its events are 0 to ']],
    ['no revision', 'explain last here', 2, ["'here'", 'whole number']],
    ['a seat that the game has not', 'replay last --as 2', 2, ['seat 2', '0 (Alice) and 1 (Bob)']],
    ['an unknown view', 'replay last --view hand', 2, ["'hand'", 'board, log, stack']],
    ['an unknown bot', 'play --bots clever', 2, ["'clever'", 'random, greedy']],
    ['an unknown bench', 'bench swim', 2, ["'swim'", 'revision']],
    ['an ending without a ruling', 'end last', 2, ['--ruling', 'Usage: stacktrail end']],
    ['a missing reason', 'rewind last --to 100', 2, ['--reason', 'Usage: stacktrail rewind']],
    ['no game', 'verify', 2, ['--all']],
    ['a game and all games', 'export last --all', 2, ['--all']],
    ['a folder that is not there', 'export last --out no/such/file', 1, ['no/such/file', 'folder']],
    ['an unknown command', 'fold last', 2, ["'fold'", '--help']],
    ['an unknown option', 'games --jsn', 2, ["'--jsn'", '--json']],
  ];

  test.each(refused)('%s: %s', async (_, args, code, says) => {
    const ran = await place.run(...args.split(' '));
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).toMatch(/^error: \S/);
    for (const words of says) expect(ran.err).toContain(words);
  });

  test('an error is JSON where the answer would have been', async () => {
    const { err } = await place.run('replay', 'nosuch', '--json');
    expect(JSON.parse(err)).toMatchObject({ error: { message: expect.stringContaining('nosuch') } });
  });

  test('a command that reads makes no store', async () => {
    await place.run('games', '--store', 'sqlite:other.sqlite');
    expect(existsSync(place.file('other.sqlite'))).toBe(false);
  });

  test('help is no failure where it was asked for', async () => {
    for (const args of [['--help'], ['help', 'replay'], ['verify', '--help']]) {
      const { code, out } = await place.run(...args);
      expect(code).toBe(0);
      expect(out).toContain('Usage: stacktrail');
    }
    expect(await place.run()).toMatchObject({ code: 2 });
  });
});
