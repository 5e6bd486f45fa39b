import { brotliCompress, brotliDecompressSync, constants, crc32 } from 'node:zlib';
import { promisify } from 'node:util';
import { type BlockHead, headChecksum, MOST_IN_BLOCK } from './block-head.js';
import { type EventRow, LINE_FEED } from './event-row.js';
import { positionsIn, runsOf } from './position-runs.js';
import { withAtMostOneBitFlipped } from './single-bit.js';
import type { SqliteRow, SqliteValue } from './sqlite-driver.js';

/** A row's texts: id, type, data and metadata. */
const LINES = 4;
/** A block takes no more rows once it holds so much; its last row can make it longer by the largest batch. */
export const FULL_BLOCK_BYTES = 1_048_576;
const MOST_BYTES = 8 * FULL_BLOCK_BYTES;
const DAMAGED = 'its block does not fit its checksum';

/** Higher qualities take ten to a hundred times as long, and save 1 to 10 %. */
const QUALITY = 5;

const compress = promisify(brotliCompress);

/** The columns of a row of `blocks` after its id, in their order. */
export type BlockColumns = readonly SqliteValue[];

/**
 * Makes a block of rows that follow one another in their stream.
 * @throws Error if it can't be read again as what was written
 */
export async function blockOf(rows: readonly EventRow[]): Promise<BlockColumns> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a block holds at least one event');
  const content = contentOf(rows);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const events = await compress(content, { params });
  if (!brotliDecompressSync(events).equals(content)) throw new Error('a block is not what was compressed');
  const positions = runsOf(rows.map(({ position }) => position));
  const numbers = {
    stream: first.stream,
    firstRevision: first.revision,
    lastRevision: last.revision,
    firstPosition: first.position,
    lastPosition: last.position,
  };
  const head = headChecksum(numbers, positions);
  return [...Object.values(numbers), head, positions, crc32(events, head), events];
}

/** The lines of each row, after one that says when it was recorded. */
function contentOf(rows: readonly EventRow[]): Buffer {
  return Buffer.concat(
    rows.flatMap(({ recordedAt, bytes, headLength }) => [
      Buffer.from(String(recordedAt)),
      bytes.subarray(headLength),
      Buffer.of(LINE_FEED),
    ]),
  );
}

/**
 * The rows of a block; where it is damaged or was deleted, rows that say so.
 * @param row its positions, both its checksums and its events; `undefined` where they can't be read
 */
export function rowsOfBlock(head: BlockHead, row: SqliteRow | undefined): readonly EventRow[] {
  const rows = head.isSound && !head.isDeleted && row !== undefined ? soundRows(head, row) : undefined;
  if (rows !== undefined) return rows;
  const places = { head, positions: positionsOfBlock(head, row), from: 0, to: Infinity };
  return head.isDeleted ? placesOnly(places) : rowsAt(places, { damage: DAMAGED });
}

/**
 * The positions of a block's events, without a look at these; as far as they can be told, if the block is damaged.
 * @param row its positions, and the checksum of its head
 */
export function positionsOfBlock(head: BlockHead, row: SqliteRow | undefined): Float64Array {
  const { firstPosition, firstRevision, lastRevision } = head;
  const found = placesFound(head, row);
  if (found !== undefined) return Float64Array.from(found);
  return Float64Array.from({ length: lastRevision - firstRevision + 1 }, (_, index) => firstPosition + index);
}

/** Some events of a block by their places in it: from one to before another. */
export interface PlacesInBlock {
  readonly head: BlockHead;
  /** Of all of its events. */
  readonly positions: Float64Array;
  readonly from: number;
  readonly to: number;
}

/** Rows that tell nothing of their events but where they stand. */
export function placesOnly(places: PlacesInBlock): readonly EventRow[] {
  return rowsAt(places, { damage: null, isPlaceOnly: true });
}

function soundRows(head: BlockHead, { positions, checksum, events }: SqliteRow): readonly EventRow[] | undefined {
  if (!(positions instanceof Uint8Array) || !(events instanceof Uint8Array)) return undefined;
  if (crc32(events, headChecksum(head, positions)) !== checksum) return undefined;
  const [places, content] = [placesOf(head, positions), decompressed(events)];
  return places && content && rowsIn(head, places, content);
}

/** `undefined` where it is nothing that {@link blockOf} has compressed. */
function decompressed(events: Uint8Array): Buffer | undefined {
  try {
    return brotliDecompressSync(events, { maxOutputLength: MOST_BYTES });
  } catch {
    return undefined;
  }
}

function rowsIn(head: BlockHead, positions: readonly number[], content: Buffer): readonly EventRow[] | undefined {
  const rows: EventRow[] = [];
  let at = 0;
  for (const [index, position] of positions.entries()) {
    const start = content.indexOf(LINE_FEED, at);
    const recordedAt = Number(content.toString('latin1', at, start));
    let end = start;
    for (let line = 0; line < LINES && end >= 0; line++) end = content.indexOf(LINE_FEED, end + 1);
    if (end < 0) return undefined;
    at = end + 1;
    const [bytes, revision] = [content.subarray(start, end), head.firstRevision + index];
    rows.push({ position, stream: head.stream, revision, recordedAt, checksum: 0, bytes, headLength: 0, damage: null });
  }
  return at === content.length ? rows : undefined;
}

function rowsAt(
  { head: { stream, firstRevision }, positions, from, to }: PlacesInBlock,
  why: Pick<EventRow, 'damage' | 'isPlaceOnly'>,
): readonly EventRow[] {
  const nothing = { recordedAt: 0, checksum: 0, bytes: Buffer.alloc(0), headLength: 0, ...why };
  return Array.from(positions.subarray(from, to), (position, index) => ({
    position,
    stream,
    revision: firstRevision + from + index,
    ...nothing,
  }));
}

/** The positions of a damaged block's events, which were other ones where one bit of them has flipped. */
function placesFound(
  head: BlockHead,
  { positions, headChecksum: checksum }: SqliteRow = {},
): readonly number[] | undefined {
  if (!(positions instanceof Uint8Array)) return undefined;
  for (const candidate of withAtMostOneBitFlipped(positions)) {
    if (headChecksum(head, candidate) === checksum) return placesOf(head, candidate);
  }
  return placesOf(head, positions);
}

/** The positions of a block's events; `undefined` where the text doesn't fit the head. */
function placesOf(head: BlockHead, runs: Uint8Array): readonly number[] | undefined {
  const text = Buffer.from(runs).toString('latin1');
  const positions = positionsIn(text, head.firstPosition, MOST_IN_BLOCK);
  const count = head.lastRevision - head.firstRevision + 1;
  return positions?.length === count && positions.at(-1) === head.lastPosition ? positions : undefined;
}
