import { crc32 } from 'node:zlib';
import type { EncodedEvent } from '../batch.js';

/** The numbers of a row of `events`. */
export interface RowNumbers {
  readonly position: number | bigint;
  /** The row of `streams` that the event belongs to. */
  readonly stream: number | bigint;
  readonly revision: number | bigint;
  /** When it was recorded, in milliseconds since 1970. */
  readonly recordedAt: number | bigint;
}

/**
 * The checksum of a row of `events`, a CRC-32 over all its columns. It finds every change of up to 32 bits in a row and
 * all but one in 4 billion others. It is there against damage; against forgery there is the chain of hashes.
 *
 * What it covers is the numbers and the texts as {@link headOf} and a line each; none of the texts holds a line feed.
 */
export function eventChecksum(numbers: RowNumbers, { id, type, data, metadata }: EncodedEvent): number {
  return crc32(`${headOf(numbers)}\n${id}\n${type}\n${data}\n${metadata}`);
}

/** A row's numbers as its checksum covers them. */
export function headOf({ position, stream, revision, recordedAt }: RowNumbers): string {
  return `${position} ${stream} ${revision} ${recordedAt}`;
}

/** The checksum of a row of `streams`. */
export function nameChecksum(id: number | bigint, name: string | Uint8Array): number {
  return crc32(name, crc32(`${id} `));
}
