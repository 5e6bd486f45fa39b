import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Workplace } from './cli.js';

const example = join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'win-rates.mjs');

let place: Workplace;
let told: string;
beforeAll(async () => {
  place = new Workplace();
  expect((await place.run('play', '--games', '5', '--seed', 'win rates')).code).toBe(0);
  expect((await place.run('analytics', 'export', '--format', 'parquet')).code).toBe(0);
  told = execFileSync(process.execPath, [example, place.file('analytics')], { encoding: 'utf8' });
});
afterAll(() => place.remove());

/** The texts of a plot, in their order. */
const textsOf = (file: string): readonly string[] =>
  [...readFileSync(place.file(`analytics/${file}`), 'utf8').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
    ([, text = '']) => text,
  );

test('the example of the documentation tells how often each deck won, as the games say', async () => {
  const games = await place.json<readonly { readonly won: readonly boolean[] }[]>(
    'sql',
    'select list(won order by seat) as won from seats group by game',
  );
  expect(games).toHaveLength(5);
  const won = [0, 1].map((seat) => games.filter((game) => game.won[seat]).length);
  // The two decks are dealt to the seats in turn, so each has a seat of its own.
  const expected = won.map((count) => `${((100 * count) / 5).toFixed(1)} % of 5`);
  const lines = told.trimEnd().split('\n');
  expect(lines.map((line) => line.split(': ')[1]).sort()).toEqual(expected.sort());
  expect(textsOf('win-rates.svg')).toEqual([
    'Games won, with 95 % intervals',
    ...lines.flatMap((line) => line.split(': ')),
  ]);
});

test('and draws the damage of each turn', async () => {
  const rows = await place.json<readonly { readonly turn: number; readonly damage: number }[]>(
    'sql',
    'select turn, sum(amount)::integer as damage from damage where to_object is null group by turn order by turn',
  );
  const expected = rows.flatMap(({ turn, damage }) => [`turn ${turn}`, `${damage}`]);
  expect(textsOf('damage-by-turn.svg')).toEqual(['Damage to players by turn', ...expected]);
});
