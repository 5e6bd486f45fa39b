import { crc32 } from 'node:zlib';
import { ByteCursor } from './byte-cursor.js';
import { GREATEST_NUMBER } from './greatest-number.js';
import { withOneBitFlipped } from './single-bit.js';

/** The numbers of a row of `blocks`: whose events it holds, and where they stand. */
export interface BlockNumbers {
  readonly stream: number | bigint;
  readonly firstRevision: number | bigint;
  readonly lastRevision: number | bigint;
  readonly firstPosition: number | bigint;
  readonly lastPosition: number | bigint;
}

/** What is known of a block without a look at its events. */
export interface BlockHead extends BlockNumbers {
  readonly id: number;
  readonly stream: number;
  readonly firstRevision: number;
  readonly lastRevision: number;
  readonly firstPosition: number;
  readonly lastPosition: number;
  /** Whether its events were deleted. */
  readonly isDeleted: boolean;
  /** Whether it is what was stored. Where one bit of it had flipped, its numbers are those from before. */
  readonly isSound: boolean;
}

/** How many events a block holds at most. */
export const MOST_IN_BLOCK = 512;

const SPACE = 32;
const whole = (column: string): string => `coalesce(CAST(${column} AS INTEGER), -1)`;
const NUMBERS = ['stream', 'first_revision', 'last_revision', 'first_position', 'last_position', 'head_checksum'];
const COLUMNS = [
  ...['id', ...NUMBERS].map(whole),
  // Its length alone: the events themselves are not read.
  '(coalesce(octet_length(events), -1) = 0 AND checksum IS head_checksum)',
  'coalesce(octet_length(positions), 0)',
  `coalesce(positions, '')`,
].join(` || ' ' || `);

/** Selects heads of blocks as one BLOB, `page`. @param from what follows `FROM` */
export function selectHeads(from: string): string {
  return `SELECT CAST(group_concat(${COLUMNS}, '') AS BLOB) AS page FROM ${from}`;
}

/** The checksum of a head. @param positions as {@link runsOf} writes them */
export function headChecksum(numbers: BlockNumbers, positions: string | Uint8Array): number {
  const { stream, firstRevision, lastRevision, firstPosition, lastPosition } = numbers;
  return crc32(positions, crc32(`${stream} ${firstRevision} ${lastRevision} ${firstPosition} ${lastPosition} `));
}

/**
 * Takes what {@link selectHeads} has selected apart. A head that damage leaves without a place in a stream is left out.
 * @throws GarbledPage
 */
export function headsIn(page: Buffer): BlockHead[] {
  const cursor = new ByteCursor(page);
  const heads: BlockHead[] = [];
  while (!cursor.atEnd) {
    const id = cursor.number(SPACE);
    const [stream, firstRevision, lastRevision] = [exact(cursor), exact(cursor), exact(cursor)];
    const numbers = { stream, firstRevision, lastRevision, firstPosition: exact(cursor), lastPosition: exact(cursor) };
    const checksum = exact(cursor);
    const isEmpty = cursor.number(SPACE) === 1;
    const positions = cursor.take(cursor.number(SPACE));
    const isSound = fits(numbers, positions, checksum);
    const stored = isSound ? numbers : repaired(numbers, positions, checksum);
    if (hasPlace(stored)) heads.push({ id, ...asNumbers(stored), isSound, isDeleted: isSound && isEmpty });
  }
  return heads;
}

function exact(cursor: ByteCursor): bigint {
  return cursor.exactNumber(SPACE);
}

type ExactNumbers = Readonly<Record<keyof BlockNumbers, bigint>>;

/** What the numbers were where one flipped bit of the head is what is wrong with it; otherwise what they are. */
function repaired(numbers: ExactNumbers, positions: Buffer, checksum: bigint): ExactNumbers {
  for (const column of Object.keys(numbers) as (keyof BlockNumbers)[]) {
    for (const number of withOneBitFlipped(numbers[column])) {
      const candidate = { ...numbers, [column]: number };
      if (fits(candidate, positions, checksum)) return candidate;
    }
  }
  // Where neither the positions nor the checksum can be repaired, these numbers are the best that is known as well.
  return numbers;
}

function fits(numbers: ExactNumbers, positions: Uint8Array, checksum: bigint): boolean {
  return BigInt(headChecksum(numbers, positions)) === checksum;
}

function hasPlace({ stream, firstRevision, lastRevision, firstPosition, lastPosition }: ExactNumbers): boolean {
  const isCountable = [stream, firstRevision, lastRevision, firstPosition, lastPosition].every(
    (number) => number >= 0n && number <= BigInt(GREATEST_NUMBER),
  );
  const last = lastRevision - firstRevision;
  return isCountable && last >= 0n && last < BigInt(MOST_IN_BLOCK) && lastPosition >= firstPosition + last;
}

function asNumbers(numbers: ExactNumbers): Omit<BlockHead, 'id' | 'isSound' | 'isDeleted'> {
  return {
    stream: Number(numbers.stream),
    firstRevision: Number(numbers.firstRevision),
    lastRevision: Number(numbers.lastRevision),
    firstPosition: Number(numbers.firstPosition),
    lastPosition: Number(numbers.lastPosition),
  };
}
