import { isUtf8 } from 'node:buffer';
import { isStreamName, type StreamName } from '../stream-name.js';
import { ByteCursor } from './byte-cursor.js';
import { streamChecksum } from './checksum.js';
import type { Checksums } from './decode-row.js';
import { NO_CHECKSUM } from './event-row.js';
import { withAtMostOneBitFlipped, withOneBitFlipped } from './single-bit.js';

/** A row of `streams` as it lies in the file, whatever is in it. */
export interface NameRow {
  readonly id: bigint;
  /** -1 if the row has none. */
  readonly checksum: bigint;
  readonly name: Buffer;
}

const SPACE = 32;
const COLUMNS = `id || ' ' || coalesce(CAST(checksum AS INTEGER), ${NO_CHECKSUM}) || ' ' ||
  coalesce(octet_length(name), 0) || ' ' || coalesce(name, '')`;

/** Selects rows of `streams` as one BLOB, `page`. @param from what follows `FROM` */
export function selectNames(checksum: 'checksum' | 'NULL', from: string): string {
  const columns = COLUMNS.replace('checksum', checksum);
  return `SELECT CAST(group_concat(${columns}, '') AS BLOB) AS page FROM ${from}`;
}

/**
 * Takes what {@link selectNames} has selected apart, in order of id.
 * @throws GarbledPage
 */
export function namesIn(page: Buffer): readonly NameRow[] {
  const cursor = new ByteCursor(page);
  const rows: NameRow[] = [];
  while (!cursor.atEnd) {
    const [id, checksum, length] = [cursor.exactNumber(SPACE), cursor.exactNumber(SPACE), cursor.number(SPACE)];
    rows.push({ id, checksum, name: cursor.take(length) });
  }
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The name that a row holds; `null` if that is not what was stored. */
export function nameIn(row: NameRow, checksums: Checksums): StreamName | null {
  const { id, checksum, name } = row;
  if (checksum === BigInt(NO_CHECKSUM)) return checksums === 'all' ? null : asName(name);
  return fits(id, name, checksum) ? (name.toString('utf8') as StreamName) : null;
}

/** The name that a row holds, whether it was stored so or is damaged; `null` if no stream can have that name. */
export function nameAsFound({ name }: NameRow): StreamName | null {
  return asName(name);
}

/** A row's id and name as they were stored. */
export interface StreamIdentity {
  readonly id: bigint;
  readonly name: StreamName;
}

/** What a damaged row said, where one flipped bit is what is wrong with it; `null` otherwise. */
export function repairRow({ id, checksum, name }: NameRow): StreamIdentity | null {
  for (const bytes of withAtMostOneBitFlipped(name)) {
    const found = fits(id, bytes, checksum) ? asName(bytes) : null;
    if (found !== null) return { id, name: found };
  }
  const found = asName(name);
  if (found === null) return null;
  for (const candidate of withOneBitFlipped(id)) {
    if (fits(candidate, name, checksum)) return { id: candidate, name: found };
  }
  for (const candidate of withOneBitFlipped(checksum)) {
    if (fits(id, name, candidate)) return { id, name: found };
  }
  return null;
}

function fits(id: bigint, name: Uint8Array, checksum: bigint): boolean {
  return BigInt(streamChecksum(id, name)) === checksum;
}

function asName(bytes: Uint8Array): StreamName | null {
  const text = isUtf8(bytes) ? Buffer.from(bytes).toString('utf8') : '';
  return isStreamName(text) ? text : null;
}
