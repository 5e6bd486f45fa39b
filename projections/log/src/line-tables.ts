import type { Revision } from '@stacktrail/game-events';
import { packedJson, unpackedJson, type ModelTables, type Schema } from '@stacktrail/projection-runtime';
import type { StoredLine } from './log-line.js';

/** How many lines are packed into one row. */
const LINES_IN_PACK = 256;

/** The last lines of a game stand in rows of their own; those before them are packed. */
export const lineSchema: Schema = {
  lines: 'game TEXT NOT NULL, revision INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (game, revision)',
  packs: `game TEXT NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, lines BLOB NOT NULL,
    PRIMARY KEY (game, first)`,
};

const INSERT = `INSERT INTO {lines} SELECT value ->> 'game', value ->> 'revision', value FROM json_each(?)`;
const COUNT = 'SELECT count(*) AS count FROM {lines} WHERE game = ?';
const ROWS = `SELECT json_group_array(json(line)) FROM (SELECT line FROM {lines} WHERE game = ? ORDER BY revision)`;
const NEXT_PACK = `SELECT first, lines FROM {packs} WHERE game = ? AND first > ? AND last >= ? AND first <= ?
  ORDER BY first LIMIT 1`;
const LINES = `SELECT json_group_array(json(line)) FROM (SELECT line FROM {lines}
  WHERE game = ? AND revision BETWEEN ? AND ? ORDER BY revision LIMIT ?)`;
const LAST = `SELECT max(coalesce((SELECT max(revision) FROM {lines} WHERE game = ?1), -1),
  coalesce((SELECT max(last) FROM {packs} WHERE game = ?1), -1)) AS last`;

/** Adds lines of one game, and packs what can be packed: all of them where the game has ended. */
export function addLines(tables: ModelTables, lines: readonly StoredLine[]): void {
  const [first] = lines;
  if (first === undefined) return;
  const { game } = first;
  const least = lines.some(({ type }) => type === 'GameEnded') ? 1 : LINES_IN_PACK;
  const rows = Number(tables.get(COUNT, game)?.['count']);
  if (rows + lines.length < least) {
    tables.run(INSERT, JSON.stringify(lines));
    return;
  }
  const all = [...(rows === 0 ? [] : (tables.json(ROWS, game) as readonly StoredLine[])), ...lines];
  let packed = 0;
  for (; all.length - packed >= least; packed += LINES_IN_PACK) {
    addPack(tables, game, all.slice(packed, packed + LINES_IN_PACK));
  }
  tables.run('DELETE FROM {lines} WHERE game = ?', game);
  if (packed < all.length) tables.run(INSERT, JSON.stringify(all.slice(packed)));
}

function addPack(tables: ModelTables, game: string, lines: readonly StoredLine[]): void {
  const [first, last] = [lines[0]?.revision ?? 0, lines.at(-1)?.revision ?? 0];
  tables.run('INSERT INTO {packs} VALUES (?, ?, ?, ?)', game, first, last, packedJson(JSON.stringify(lines)));
}

/** The lines of a game between two revisions, both included, in order; at most `limit` of them. */
export function linesBetween(
  tables: ModelTables,
  game: string,
  from: number,
  to: number,
  limit: number,
): readonly StoredLine[] {
  const found: StoredLine[] = [];
  for (let after = -1; found.length < limit;) {
    const pack = tables.get(NEXT_PACK, game, after, from, to);
    if (!(pack?.['lines'] instanceof Uint8Array)) break;
    const lines = unpackedJson(pack['lines']) as readonly StoredLine[];
    found.push(...lines.filter(({ revision }) => revision >= from && revision <= to));
    after = Number(pack['first']);
  }
  if (found.length < limit) {
    found.push(
      ...((tables.json(LINES, game, from, to, Math.min(limit - found.length, Number.MAX_SAFE_INTEGER)) ??
        []) as readonly StoredLine[]),
    );
  }
  return found.slice(0, limit);
}

/** The revision of a game's last line, -1 if it has none. */
export function lastLine(tables: ModelTables, game: string): Revision | -1 {
  return Number(tables.get(LAST, game)?.['last']) as Revision | -1;
}
