import { atOriginalTime } from '../copying/original-time.js';
import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { isEventId, isEventType } from '../batch.js';
import type { StoredEvent } from '../event-store.js';
import { positionOf } from '../position.js';
import type { Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';
import { type EventRow, LINE_FEED, NO_CHECKSUM } from './event-row.js';

/** Which rows of a file have checksums: none where it is older than they are, some where it was begun before them. */
export type Checksums = 'none' | 'some' | 'all';

/** What is wrong with a row; `null` if it is what was stored, as far as its checksum can tell. */
export function damageOf({ checksum, bytes, damage }: EventRow, checksums: Checksums): string | null {
  if (damage !== undefined) return damage;
  if (checksum === NO_CHECKSUM) return checksums === 'all' ? 'its row has lost its checksum' : null;
  return crc32(bytes) === checksum ? null : 'its row does not fit its checksum';
}

/** The id of a row's event, without a look at the rest. */
export function idOf({ bytes, headLength }: EventRow): string {
  return bytes.toString('latin1', headLength + 1, bytes.indexOf(LINE_FEED, headLength + 1));
}

/** The type of a row's event, without a look at the rest. */
export function typeOf({ bytes, headLength }: EventRow): string {
  const idEnd = bytes.indexOf(LINE_FEED, headLength + 1);
  return bytes.toString('utf8', idEnd + 1, bytes.indexOf(LINE_FEED, idEnd + 1));
}

/**
 * The event of a row that {@link damageOf} has found nothing wrong with; what is wrong where it shows only now, as it may
 * in a row without a checksum.
 */
export function eventOf(row: EventRow, stream: StreamName): StoredEvent | string {
  const { bytes, checksum, headLength } = row;
  const idEnd = bytes.indexOf(LINE_FEED, headLength + 1);
  const typeEnd = bytes.indexOf(LINE_FEED, idEnd + 1);
  const dataEnd = bytes.indexOf(LINE_FEED, typeEnd + 1);
  if (idEnd < 0 || typeEnd < 0 || dataEnd < 0 || bytes.includes(LINE_FEED, dataEnd + 1)) {
    return 'its row is not made as rows are';
  }
  const id = bytes.toString('latin1', headLength + 1, idEnd);
  const type = bytes.toString('utf8', idEnd + 1, typeEnd);
  const recordedAt = new Date(row.recordedAt);
  if (checksum === NO_CHECKSUM) {
    if (!isUtf8(bytes)) return 'its row is not UTF-8';
    if (!isEventId(id)) return 'its id is not a UUID';
    if (!isEventType(type)) return 'its type is none';
    if (Number.isNaN(recordedAt.getTime())) return 'its time is none';
  }
  const [data, metadata] = [bytes.toString('utf8', typeEnd + 1, dataEnd), bytes.toString('utf8', dataEnd + 1)];
  try {
    return atOriginalTime({
      id,
      type,
      data: JSON.parse(data) as unknown,
      metadata: JSON.parse(metadata) as Record<string, unknown>,
      stream,
      revision: row.revision as Revision,
      position: positionOf(row.position),
      recordedAt,
    });
  } catch (error) {
    return `its data or metadata is not JSON: ${(error as Error).message}`;
  }
}
