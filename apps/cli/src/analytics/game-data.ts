import type { DuckDBConnection } from '@duckdb/node-api';
import { quoted } from './load-tables.js';

/** The groups of columns of a flat row, one column a card name, and the rows that they count. */
const groups = {
  opening_hand: `SELECT game, seat, card, 1 AS count FROM opening_hands`,
  drawn: `SELECT game, seat, card, 1 AS count FROM draws WHERE manner = 'draw' AND turn > 0`,
  tutored: `SELECT game, seat, card, 1 AS count FROM draws
    WHERE manner <> 'draw' AND from_zone = 'library' AND turn > 0`,
  deck: `SELECT game, seat, card, count FROM decks`,
} as const;

/**
 * Makes the table `game_data`: a row for each player of each game that is over and has shown what was hidden, as
 * 17lands publishes its games. Only then is it known how often a card was not drawn.
 */
export async function createGameData(connection: DuckDBConnection): Promise<void> {
  const counted = Object.entries(groups)
    .map(([group, rows]) => `SELECT game, seat, '${group}_' || card AS counted, count FROM (${rows})`)
    .join(' UNION ALL ');
  const reader = await connection.runAndReadAll(`SELECT DISTINCT card FROM decks ORDER BY card`);
  const cards = reader.getRowsJson().flatMap(([card]) => (typeof card === 'string' ? [card] : []));
  const columns = Object.keys(groups).flatMap((group) =>
    cards.map((card) => {
      const name = `${group}_${card}`;
      const sum = `coalesce(sum(count) FILTER (counted = ${quoted(name)}), 0)::INTEGER`;
      return `, ${sum} AS "${name.replaceAll('"', '""')}"`;
    }),
  );
  await connection.run(`CREATE TABLE game_data AS
    SELECT seats.game, seats.seat, seats.name AS player, seats.deck, seats.on_play, seats.won,
      games.turns AS num_turns, seats.mulligans AS num_mulligans, games.edition, games.format${columns.join('')}
    FROM seats JOIN games ON games.game = seats.game
    LEFT JOIN (${counted}) rows ON rows.game = seats.game AND rows.seat = seats.seat
    WHERE games.opened AND games.status = 'over' GROUP BY ALL ORDER BY seats.game, seats.seat`);
}
