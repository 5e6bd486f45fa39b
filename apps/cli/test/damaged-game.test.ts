import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BoardView } from '@stacktrail/views';
import type { Workplace } from './cli.js';
import { forge } from './forger.js';
import { withPlayedGame } from './played-store.js';

interface Marked {
  readonly damaged: { readonly revision: number; readonly problem: string } | null;
}

describe('a game whose record is damaged', () => {
  const at = 300;
  let place: Workplace;
  let before: BoardView;

  beforeAll(async () => {
    place = await withPlayedGame('damaged');
    expect(await place.run('play', '--seed', 'sound')).toMatchObject({ code: 0 });
    const [{ game }] = (await place.json<{ game: string }[]>('games')) as [{ game: string }];
    before = await place.json<BoardView>('replay', game, '--at', `${at - 1}`);
    await forge(
      place.file('stacktrail.sqlite'),
      `UPDATE events SET data = replace(data, '"data":{', '"data":{"x":1}, "y":{')
       WHERE revision = ${at} AND stream = (SELECT id FROM streams WHERE name = 'game-${game}')`,
    );
    id = game;
  });
  afterAll(() => place.remove());

  let id: string;

  test('is listed and marked beside sound ones', async () => {
    const games = await place.json<Marked[]>('games');
    expect(games.map(({ damaged }) => damaged?.revision ?? null)).toEqual([at, null]);
    const { out } = await place.run('games');
    expect(out).toMatch(/unfinished, damaged at 300/);
  });

  test('is shown up to the damage, and says so', async () => {
    const board = await place.json<BoardView & Marked>('replay', id);
    expect(board.damaged).toMatchObject({ revision: at });
    expect({ ...board, damaged: null }).toEqual({ ...before, damaged: null });
    const { code, out } = await place.run('replay', id, '--view', 'log');
    expect(code).toBe(0);
    expect(out).toContain(`The record of the game can't be read from revision ${at} on: `);
    expect(out).not.toMatch(new RegExp(`^[ ~]${at} `, 'm'));
    expect(await place.run('explain', id, `${at - 1}`)).toMatchObject({ code: 0 });
    for (const args of [
      ['replay', id, '--at', `${at}`],
      ['explain', id, `${at}`],
    ]) {
      const { code: failed, err } = await place.run(...args);
      expect(failed).toBe(1);
      expect(err).toContain(`revision ${at}`);
      expect(err).toContain(`0 to ${at - 1}`);
    }
  });

  test('is not played on; bots and judges are told what can be done', async () => {
    for (const args of [
      ['continue', id],
      ['rule', id, '--ruling', 'Play on.'],
      ['rewind', id, '--to', '100', '--reason', 'Back.'],
    ]) {
      const { code, err } = await place.run(...args);
      expect(code).toBe(1);
      expect(err).toContain(`revision ${at}`);
      expect(err).toContain('stacktrail end');
    }
  });

  test('is named by verify, which goes on with the others', async () => {
    const { code, out, err } = await place.run('verify', '--all');
    expect(code).toBe(1);
    expect(err).toContain(`1 of 2 games do not verify: ${id}`);
    expect(out).toMatch(new RegExp(`revision ${at}: `));
    expect(out.match(/holds/g)).toHaveLength(1);
  });

  test('is exported as it is stored', async () => {
    const { code, out } = await place.run('export', id);
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(at);
  });

  test('is ended by a judge, once', async () => {
    const { code, out } = await place.run('end', id, '--ruling', 'The record is damaged.', '--judge', 'Jude');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/is over: draw/) });
    const board = await place.json<BoardView & Marked>('replay', id);
    expect(board).toMatchObject({ outcome: { winner: null }, damaged: { revision: at } });
    const { out: log } = await place.run('replay', id, '--view', 'log');
    expect(log).toContain('The record is damaged.');
    expect(await place.run('end', id, '--ruling', 'Again.')).toMatchObject({ code: 1 });
    expect(await place.run('verify', id)).toMatchObject({ code: 1 });
    const games = await place.run('games');
    expect(games.out).toMatch(/draw, damaged at 300/);
  });

  test('a sound game is not ended so', async () => {
    const { code, err } = await place.run('end', 'last', '--ruling', 'Over.');
    expect(code).toBe(1);
    expect(err).toContain('can be read');
  });
});

describe('texts of a command line that no game could store', () => {
  let place: Workplace;
  let games: unknown;
  beforeAll(async () => {
    place = await withPlayedGame('texts');
    games = await place.json('games');
  });
  afterAll(() => place.remove());

  test.each([
    [['rule', 'last', '--ruling', 'a\u0000b'], 'ruling'],
    [['rule', 'last', '--ruling', 'Play on.', '--judge', '\u202eedoJ'], 'judge'],
    [['rewind', 'last', '--to', '100', '--yes', '--reason', '\ud800'], 'reason'],
    [['end', 'last', '--ruling', '\u001b[2J'], 'ruling'],
    [['play', '--seed', 'x\u0007'], 'seed'],
  ])('%j', async (args, field) => {
    const { code, err } = await place.run(...args);
    expect(code).toBe(2);
    expect(err).toMatch(new RegExp(`^error: ${field} must`));
    expect(await place.json('games')).toEqual(games);
  });
});
