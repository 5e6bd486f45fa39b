import { stat } from 'node:fs/promises';
import { EventStoreUnavailable } from '../errors.js';
import { GREATEST_NUMBER } from './greatest-number.js';
import { Packable } from './packable.js';
import { resultCodeOf, type SqliteDriver } from './sqlite-driver.js';
import { openToWrite, type StoreFile } from './store-file.js';

/** What packing a store's file has done. */
export interface PackedStore {
  /** How many blocks it has made, and of how many events. */
  readonly blocks: number;
  readonly events: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

const NEXT_STREAM = 'SELECT min(stream) AS stream FROM events WHERE stream > ?';

/**
 * Packs the events of a store's file that stand in rows, stream by stream, as far as a block takes less room than they,
 * and makes the file as short as it can be. Each block is on the disk before the next one is begun: a run that is cut
 * off is taken up by the next one.
 *
 * @param onProgress told after each block how many events have been packed
 * @throws EventStoreInUse if another process writes to the file
 * @throws EventStoreUnavailable, UnreadableEventStore if it can't be opened or written
 */
export async function packSqliteStore(
  name: string,
  onProgress: (events: number) => void = () => undefined,
): Promise<PackedStore> {
  const bytesBefore = await sizeOf(name);
  const file = await openToWrite(name);
  let packed: Pick<PackedStore, 'blocks' | 'events'>;
  try {
    packed = await packStreams(file, onProgress);
    file.driver.exec('PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = DELETE; VACUUM');
  } catch (cause) {
    if (resultCodeOf(cause) === undefined) throw cause;
    throw new EventStoreUnavailable(`Can't pack the event store file ${name}: ${String(cause)}`, { cause });
  } finally {
    file.close();
  }
  return { ...packed, bytesBefore, bytesAfter: await sizeOf(name) };
}

async function packStreams(
  { driver, schema }: StoreFile,
  onProgress: (events: number) => void,
): Promise<Pick<PackedStore, 'blocks' | 'events'>> {
  let [blocks, events] = [0, 0];
  for (let stream = nextStream(driver, 0); stream !== undefined; stream = nextStream(driver, stream)) {
    for (;;) {
      const packable = Packable.find(driver, schema.checksums, stream);
      if (!packable.isWorthIt) break;
      const block = await packable.block();
      driver.exec('BEGIN IMMEDIATE');
      packable.replaceBy(driver, block);
      driver.exec('COMMIT');
      blocks += 1;
      events += packable.count;
      onProgress(events);
    }
  }
  return { blocks, events };
}

/** The next stream that has events in rows. */
function nextStream(driver: SqliteDriver, after: number): number | undefined {
  const { stream } = driver.get(NEXT_STREAM, after) ?? {};
  return typeof stream === 'number' && stream <= GREATEST_NUMBER ? stream : undefined;
}

async function sizeOf(name: string): Promise<number> {
  return stat(name).then(
    ({ size }) => size,
    () => 0,
  );
}
