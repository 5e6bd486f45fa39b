import { type BlockNumbers, headChecksum, MOST_IN_BLOCK } from './block-head.js';
import type { Blocks } from './blocks.js';
import { runsOf } from './position-runs.js';
import type { SqliteDriver } from './sqlite-driver.js';

const NEXT_BLOCK = 'SELECT coalesce(max(id), 0) + 1 AS id FROM blocks';
const EMPTY_BLOCK = `UPDATE blocks SET id = ?, checksum = head_checksum, events = x'' WHERE id = ?`;
const INSERT_EMPTY = `INSERT INTO blocks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, x'')`;
const FIRST_ROWS = `SELECT group_concat(revision || ' ' || position, ',') AS places
  FROM (SELECT revision, position FROM events WHERE stream = ? ORDER BY revision LIMIT ${MOST_IN_BLOCK})`;
const DELETE_ROWS = 'DELETE FROM events WHERE stream = ? AND revision BETWEEN ? AND ?';

/**
 * Deletes the events of a stream within a transaction of the caller: blocks without events keep their places, so that
 * nobody takes them for lost. Each gets a new number, by which readers notice it.
 *
 * @param stream its number
 */
export function deleteEvents(driver: SqliteDriver, blocks: Blocks, stream: number): void {
  for (const { id, isDeleted } of blocks.ofStream(stream)) {
    if (!isDeleted) driver.run(EMPTY_BLOCK, nextBlock(driver), id);
  }
  for (;;) {
    const places = placesIn(driver.get(FIRST_ROWS, stream)?.places);
    if (places.length === 0) return;
    const { numbers, positions } = emptyBlock(stream, places);
    const head = headChecksum(numbers, positions);
    driver.run(INSERT_EMPTY, nextBlock(driver), ...Object.values(numbers), head, positions, head);
    driver.run(DELETE_ROWS, stream, numbers.firstRevision, numbers.lastRevision);
  }
}

type Place = readonly [revision: number, position: number];

function placesIn(text: unknown): readonly Place[] {
  if (typeof text !== 'string') return [];
  return text.split(',').map((place) => place.split(' ').map(Number) as [number, number]);
}

/** The block that keeps the places of rows, as far as these follow one another. */
function emptyBlock(
  stream: number,
  places: readonly Place[],
): { readonly numbers: Record<keyof BlockNumbers, number>; readonly positions: string } {
  const [firstRevision, firstPosition] = places[0] as Place;
  const gap = places.findIndex(([revision], index) => revision !== firstRevision + index);
  const following = gap < 0 ? places : places.slice(0, gap);
  const [lastRevision, lastPosition] = following.at(-1) as Place;
  return {
    numbers: { stream, firstRevision, lastRevision, firstPosition, lastPosition },
    positions: runsOf(following.map(([, position]) => position)),
  };
}

function nextBlock(driver: SqliteDriver): number {
  return Number(driver.get(NEXT_BLOCK)?.id);
}
