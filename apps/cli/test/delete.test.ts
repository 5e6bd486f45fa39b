import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Workplace } from './cli.js';

describe('a game that is deleted on the command line', () => {
  const place = new Workplace();
  let game: string;
  let games: readonly string[];
  beforeAll(async () => {
    expect(await place.run('play', '--games', '3', '--seed', 'delete')).toMatchObject({ code: 0 });
    games = (await place.json<{ game: string }[]>('games')).map((each) => each.game);
    game = games[1]!;
  });
  afterAll(() => place.remove());

  test('goes with all that is stored of it, and a record stays', async () => {
    const before = await place.run('export', game);
    const ran = await place.run(
      'delete',
      game,
      '--reason',
      'no longer needed',
      '--by',
      'Jo',
      '--archive',
      'kept.archive',
    );
    expect(ran).toMatchObject({
      code: 0,
      out: expect.stringMatching(/deleted, with its [\d,]+ events\. It is in kept/),
    });
    const left = (await place.json<{ game: string }[]>('games')).map((each) => each.game);
    expect(left.sort()).toEqual(games.filter((each) => each !== game).sort());
    for (const command of ['verify', 'replay', 'export'])
      expect(await place.run(command, game)).toMatchObject({
        code: 1,
        err: expect.stringContaining('There is no game'),
      });
    expect(await place.json('deleted')).toEqual([
      expect.objectContaining({ game, by: 'Jo', reason: 'no longer needed', private: false }),
    ]);
    expect(await place.run('verify', '--all')).toMatchObject({ code: 0 });
    expect(await place.run('unarchive', 'kept.archive', '--store', 'sqlite:other.sqlite')).toMatchObject({ code: 0 });
    expect(await place.run('export', game, '--store', 'sqlite:other.sqlite')).toEqual(before);
  });

  test('doesn’t come back into the same store', async () => {
    const ran = await place.run('unarchive', 'kept.archive');
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('was deleted') });
  });

  test('has one row in the tables, which says so', async () => {
    const rows = await place.json<Record<string, unknown>[]>(
      'sql',
      'select game, deleted_by, reason from deleted_games',
    );
    expect(rows).toEqual([{ game, deleted_by: 'Jo', reason: 'no longer needed' }]);
    const counted = await place.json('sql', 'select count(distinct game)::int as games from turns');
    expect(counted).toEqual([{ games: 2 }]);
  });

  test('needs a reason', async () => {
    expect(await place.run('delete', games[0]!)).toMatchObject({ code: 2, err: expect.stringContaining('--reason') });
  });
});
