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
 * The checksum of a row of `events`, a CRC-32 over all its columns. It detects every
 * burst of up to 32 changed bits, and misses about 1 in 4 billion other changes. It is there against damage; against
 * forgery there is the chain of hashes.
 *
 * It covers {@link numbersText} and then each text on a line of its own; none of the texts holds a line feed.
 */
export function eventChecksum(numbers: RowNumbers, { id, type, data, metadata }: EncodedEvent): number {
  return crc32(`${numbersText(numbers)}\n${id}\n${type}\n${data}\n${metadata}`);
}

/** A row's numbers as its checksum covers them. */
export function numbersText({ position, stream, revision, recordedAt }: RowNumbers): string {
  return `${position} ${stream} ${revision} ${recordedAt}`;
}

/** The checksum of a row of `streams`. */
export function streamChecksum(id: number | bigint, name: string | Uint8Array): number {
  return crc32(name, crc32(`${id} `));
}
