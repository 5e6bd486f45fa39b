import { crc32 } from 'node:zlib';
import { numbersText } from './checksum.js';
import type { EventRow } from './event-row.js';
import { withOneBitFlipped } from './single-bit.js';

/** The stream and revision of the event that a row holds. */
export interface EventPlace {
  readonly stream: number;
  readonly revision: number;
}

const COLUMNS = ['position', 'stream', 'revision', 'recordedAt'] as const;

/**
 * Which event a damaged row is of. Where one flipped bit of its numbers is what is wrong with it, the checksum tells
 * which, and so where the event belongs; otherwise it is taken to lie where it was stored.
 */
export function placeOf(row: EventRow): EventPlace {
  if (row.damage !== undefined) return row;
  const { bytes, checksum, headLength } = row;
  const texts = bytes.subarray(headLength);
  const [position = 0n, stream = 0n, revision = 0n, recordedAt = 0n] = bytes
    .toString('latin1', 0, headLength)
    .split(' ')
    .map(BigInt);
  const numbers = { position, stream, revision, recordedAt };
  for (const column of COLUMNS) {
    for (const number of withOneBitFlipped(numbers[column])) {
      const candidate = { ...numbers, [column]: number };
      if (crc32(texts, crc32(numbersText(candidate))) === checksum) {
        return { stream: Number(candidate.stream), revision: Number(candidate.revision) };
      }
    }
  }
  return row;
}
