// Draws how often each deck wins and how much damage each turn deals, from the tables that were exported:
//
//   stacktrail analytics export --format parquet --out analytics
//   node docs/examples/win-rates.mjs analytics
//
// It writes win-rates.svg and damage-by-turn.svg beside the tables, and tells the numbers.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node win-rates.mjs FOLDER');
  process.exit(2);
}
const database = await (await DuckDBInstance.create(':memory:')).connect();

/** The rows of a query, in which {name} is the table of that name. */
async function rowsOf(sql) {
  const query = sql.replace(/\{(\w+)\}/g, (_, table) => `'${join(folder, table).replaceAll("'", "''")}.parquet'`);
  return (await database.runAndReadAll(query)).getRowObjectsJson();
}

// The tables tell decks apart by a hash. Here each is called by the two cards that it has most of.
const rates = await rowsOf(`
  WITH lists AS (
    SELECT DISTINCT deck, card, count FROM {decks} JOIN {seats} USING (game, seat)
    WHERE card NOT IN ('Plains', 'Island', 'Swamp', 'Mountain', 'Forest')
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY deck ORDER BY count DESC, card) AS rank FROM lists
  ), called AS (
    SELECT deck, string_agg(card, ', ' ORDER BY rank) AS name FROM ranked WHERE rank <= 2 GROUP BY deck
  )
  SELECT coalesce(called.name, 'unknown') AS called, count(*)::INTEGER AS games, avg(won::INTEGER) AS rate
  FROM {seats} LEFT JOIN called USING (deck) WHERE won IS NOT NULL GROUP BY deck, called.name ORDER BY rate DESC, called`);
const damage = await rowsOf(`
  SELECT turn, sum(amount)::INTEGER AS damage FROM {damage} WHERE to_object IS NULL GROUP BY turn ORDER BY turn`);

/** Where the true rate lies in 95 of 100 such samples (Wilson's interval). */
function interval({ rate, games }) {
  const z = 1.96;
  const middle = (rate + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games);
  return [middle - half, middle + half];
}

const escaped = (text) => String(text).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A plot of lines, each with its name, a bar from 0 to 1, a note, and the two ends of a whisker if it has one. */
function plot(title, lines) {
  const [left, width, line] = [320, 400, 24];
  const drawn = lines.map(({ name, part, note, whisker }, i) => {
    const [y, x] = [40 + i * line, (of) => (left + of * width).toFixed(1)];
    const ends = whisker && `<path d="M${x(whisker[0])} ${y + 9}H${x(whisker[1])}" stroke="black"/>`;
    return [
      `<text x="${left - 8}" y="${y + 13}" text-anchor="end">${escaped(name)}</text>`,
      `<rect x="${left}" y="${y}" width="${(part * width).toFixed(1)}" height="18" fill="#7aa6c2"/>`,
      ends ?? '',
      `<text x="${left + width + 8}" y="${y + 13}">${escaped(note)}</text>`,
    ].join('');
  });
  const size = `width="${left + width + 160}" height="${60 + lines.length * line}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="12">
<text x="8" y="20" font-size="14">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
}

const percent = (rate) => `${(100 * rate).toFixed(1)} %`;
const decks = rates.map((row) => {
  const { called, games, rate } = row;
  return { name: called, part: rate, note: `${percent(rate)} of ${games}`, whisker: interval(row) };
});
const most = Math.max(...damage.map((row) => row.damage));
const turns = damage.map((row) => ({ name: `turn ${row.turn}`, part: row.damage / most, note: `${row.damage}` }));
writeFileSync(join(folder, 'win-rates.svg'), plot('Games won, with 95 % intervals', decks));
writeFileSync(join(folder, 'damage-by-turn.svg'), plot('Damage to players by turn', turns));
for (const { name, note } of decks) console.log(`${name}: ${note}`);
database.closeSync();
