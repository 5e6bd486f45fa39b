import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Workplace } from './cli.js';

const root = join(import.meta.dirname, '..', '..', '..');
const document = readFileSync(join(root, 'docs', 'analytics.md'), 'utf8');

interface Exported {
  readonly games: number;
  readonly position: string;
  readonly files: readonly { readonly file: string; readonly rows: number }[];
}

describe('tables of games', () => {
  let place: Workplace;
  let exported: Exported;
  beforeAll(async () => {
    place = new Workplace();
    expect((await place.run('play', '--games', '2', '--seed', 'tables')).code).toBe(0);
    exported = await place.json<Exported>('analytics', 'export', '--format', 'ndjson');
  });
  afterAll(() => {
    place.remove();
  });

  const rowsOf = (table: string): readonly Record<string, unknown>[] =>
    readFileSync(place.file(`analytics/${table}.ndjson`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('are written, a file each, with as many rows as are told', () => {
    expect(exported.games).toBe(2);
    for (const { file, rows } of exported.files) {
      expect(rowsOf(file.replace(/^analytics\/|\.ndjson$/g, ''))).toHaveLength(rows);
    }
    expect(exported.files.map(({ file }) => file)).toContain('analytics/casts.ndjson');
  });

  test('say in each row which edition and version of the program it comes from', () => {
    const rows = ['casts', 'decisions', 'draws', 'seats', 'reversed'].flatMap(rowsOf);
    expect(rows.length).toBeGreaterThan(100);
    for (const row of rows) expect(row).toMatchObject({ edition: '2025-06-06', engine: '0.1.0' });
  });

  test('have one row a player for those who read games of 17lands', () => {
    const rows = rowsOf('game_data');
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const sum = (group: string): number =>
        Object.entries(row).reduce((all, [name, count]) => all + (name.startsWith(group) ? Number(count) : 0), 0);
      expect(sum('deck_')).toBe(60);
      expect(sum('opening_hand_')).toBe(7 - Number(row['num_mulligans']));
      expect(row).toMatchObject({ on_play: expect.any(Boolean), won: expect.any(Boolean) });
    }
  });

  test('are written as Parquet and CSV as well', async () => {
    for (const format of ['parquet', 'csv']) {
      await place.json<Exported>('analytics', 'export', '--format', format, '--out', format);
      expect(existsSync(place.file(`${format}/games.${format}`))).toBe(true);
    }
    const [counted] = await place.json<readonly unknown[]>(
      'sql',
      `select (select count(*) from casts) - (select count(*) from '${place.file('parquet/casts.parquet')}') as more`,
    );
    expect(counted).toEqual({ more: 0 });
  });

  test('are written of what is new alone', async () => {
    const { position } = exported;
    expect(await place.json<Exported>('analytics', 'export', '--since', position)).toMatchObject({
      games: 0,
      position,
    });
    expect((await place.run('play', '--seed', 'one more')).code).toBe(0);
    const more = await place.json<Exported>('analytics', 'export', '--since', position);
    expect(more.games).toBe(1);
    expect(more.position > position).toBe(true);
  });

  test('a query that is none and a position that is none are refused in words', async () => {
    const query = await place.run('sql', 'select nothing from nowhere');
    expect(query).toMatchObject({ code: 2, out: '' });
    expect(query.err).toContain('nowhere does not exist');
    const since = await place.run('analytics', 'export', '--since', 'yesterday');
    expect(since.code).toBe(1);
    expect(since.err).toContain('yesterday');
  });

  test('the win rate of those on the play is the one that the games tell', async () => {
    const [{ won } = { won: -1 }] = await place.json<readonly { won: number }[]>(
      'sql',
      'select count(*) as won from seats where on_play and won',
    );
    const seats = await place.json<readonly Record<string, unknown>[]>('sql', 'select * from seats');
    const games = await place.json<readonly { game: string; winner: number | null }[]>('games');
    const onPlay = new Map(seats.filter((row) => row['on_play'] === true).map((row) => [row['game'], row['seat']]));
    expect(won).toBe(games.filter(({ game, winner }) => winner !== null && onPlay.get(game) === winner).length);
  });

  const queries = [...document.matchAll(/```sql\n(.*?)```/gs)].map(([, query]) => query ?? '');

  test.each(queries)('a query of docs/analytics.md is answered: %s', async (query) => {
    expect((await place.json<readonly unknown[]>('sql', query)).length).toBeGreaterThan(0);
  });

  test('docs/analytics.md has every table with every column', async () => {
    const columns = await place.json<readonly { table: string; name: string }[]>(
      'sql',
      `select table_name as "table", column_name as name from information_schema.columns where table_name <> 'game_data'`,
    );
    expect(columns.length).toBeGreaterThan(100);
    const described = (table: string): string => document.split(`### ${table}\n`)[1]?.split('\n### ')[0] ?? '';
    const lacking = columns.filter(
      ({ table, name }) => !['edition', 'engine'].includes(name) && !described(table).includes(`| \`${name}\` `),
    );
    expect(lacking).toEqual([]);
  });
});
