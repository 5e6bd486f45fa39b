import { unlessDamaged } from './around-damage.js';
import type { Blocks } from './blocks.js';
import type { EventRows } from './event-rows.js';
import { scannedRows } from './scanned-stream-rows.js';
import { GREATEST_NUMBER } from './greatest-number.js';
import type { SqliteDriver } from './sqlite-driver.js';

/** Events that only an index still tells of: their table has lost them. */
export interface LostEvents {
  readonly stream: number;
  readonly firstRevision: number;
  readonly lastRevision: number;
  /** 0 where the index doesn't tell. */
  readonly lastPosition: number;
}

const BLOCK_PLACES = `SELECT CAST(group_concat(stream || ' ' || first_revision || ' ' || last_revision, ',') AS TEXT) AS places
  FROM blocks INDEXED BY sqlite_autoindex_blocks_1`;

/**
 * What the indexes of a damaged file tell of events that aren't found. An entry counts only where neither its position
 * nor its revision is found, so an entry that damage has changed tells of nothing.
 */
export function lostEvents(driver: SqliteDriver, rows: EventRows, blocks: Blocks): readonly LostEvents[] {
  const places = rows.placesBetween(1, GREATEST_NUMBER);
  const inBlocks = blocks.exist ? blockPlaces(driver) : [];
  const positions = new Set<number>();
  const revisions = new Set<string>();
  for (const { position, stream, revision } of scannedRows(rows)) {
    positions.add(position);
    revisions.add(`${stream} ${revision}`);
  }
  const isFound = ({ stream, firstRevision: revision }: LostEvents): boolean => revisions.has(`${stream} ${revision}`);
  const single = places
    .filter(({ position }) => !positions.has(position))
    .map(({ position, stream, revision }) => ({
      stream,
      firstRevision: revision,
      lastRevision: revision,
      lastPosition: position,
    }));
  return [...single, ...inBlocks].filter((each) => !isFound(each));
}

function blockPlaces(driver: SqliteDriver): readonly LostEvents[] {
  const text = unlessDamaged(
    () => driver.get(BLOCK_PLACES)?.places,
    () => null,
  );
  const places = typeof text === 'string' ? text.split(',').map((place) => place.split(' ').map(Number)) : [];
  return places.flatMap(([stream = -1, firstRevision = -1, lastRevision = -1]) =>
    stream >= 0 && firstRevision >= 0 && lastRevision >= firstRevision
      ? [{ stream, firstRevision, lastRevision, lastPosition: 0 }]
      : [],
  );
}
