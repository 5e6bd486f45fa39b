import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BoardView } from '@stacktrail/views';
import type { LogLine } from '../src/output/log-lines.js';
import type { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

describe('rewind', () => {
  let place: Workplace;
  let before: BoardView;
  beforeAll(async () => {
    place = await withPlayedGame('rewind');
    before = await place.json('replay', 'last', '--at', '400');
  });
  afterAll(() => place.remove());

  test('a finished game is taken back, played on by bots, and verifies', async () => {
    const { revision: end } = await place.json<BoardView>('replay', 'last');
    const { code, out } = await place.run(
      'rewind',
      'last',
      '--to',
      '400',
      '--reason',
      'A trigger was missed.',
      '--yes',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^The game is back at revision (?:400|39\d)/);
    expect(out).toMatch(/Seen, and hidden again now:\n {2}\S.* of (Alice|Bob), by /);
    expect(out).toContain(`turn ${before.turn}`);

    const rewound = await place.json<BoardView>('replay', 'last');
    expect(rewound.revision).toBeGreaterThan(end);
    expect(rewound.outcome).toBeNull();
    expect(rewound.seats.map(({ life }) => life)).toEqual(before.seats.map(({ life }) => life));

    const { out: log } = await place.run('replay', 'last', '--view', 'log');
    expect(log).toContain('A trigger was missed.');
    expect(log).toMatch(new RegExp(`^~ *${end} `, 'm'));

    expect(await place.run('continue', 'last')).toMatchObject({ code: 0 });
    expect((await place.json<BoardView>('replay', 'last')).outcome).not.toBeNull();
    expect(await place.run('verify', 'last')).toMatchObject({ code: 0 });
  });

  test('says beforehand what it would undo, and undoes no end that nobody means', async () => {
    const { revision } = await place.json<BoardView>('replay', 'last');
    const { code, out } = await place.run('rewind', 'last', '--to', '400', '--reason', 'x', '--dry-run');
    expect(code).toBe(0);
    expect(out).toMatch(/^Play would go on at revision (?:400|39\d), in turn \d+, .*: [\d,]+ events would be undone, /);
    expect(out).toContain('The game is over: its end would be undone.');
    expect(out).toContain('Its seed has been revealed');
    const refused = await place.run('rewind', 'last', '--to', '400', '--reason', 'x');
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('Say --yes if that is meant.');
    expect((await place.json<BoardView>('replay', 'last')).revision).toBe(revision);
  });

  test('with --reshuffle, what nobody knows of the libraries is put into a random order again', async () => {
    const { code, out } = await place.run(
      'rewind',
      'last',
      '--to',
      '400',
      '--reason',
      'Again.',
      '--reshuffle',
      '--yes',
    );
    expect({ code, out: out.slice(0, 16) }).toEqual({ code: 0, out: 'The game is back' });
    const { out: log } = await place.run('replay', 'last', '--view', 'log');
    expect(log).toMatch(/library that nobody knows are put into a random order again/);
    expect(await place.run('continue', 'last')).toMatchObject({ code: 0 });
    expect(await place.run('verify', 'last')).toMatchObject({ code: 0 });
  });

  test('a revision that the game has not is refused with the rule, and nothing is stored', async () => {
    const { lines } = await place.json<{ lines: readonly LogLine[] }>('replay', 'last', '--view', 'log', '--full');
    const { code, err } = await place.run('rewind', 'last', '--to', '999999', '--reason', 'x');
    expect(code).toBe(1);
    expect(err).toContain('CR 731');
    const after = await place.json<{ lines: readonly LogLine[] }>('replay', 'last', '--view', 'log', '--full');
    expect(after.lines).toHaveLength(lines.length);
  });

  test('a game that is over can not be continued', async () => {
    const { code, err } = await place.run('continue', 'last');
    expect(code).toBe(1);
    expect(err).toMatch(/is over: .*\nRewind it first/);
  });
});
