import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDamagedEvent } from '../caught-up.js';
import { EventStoreUnavailable } from '../errors.js';
import { eraseHolder } from './holder.js';
import { resultCodeOf, openSqliteDriver } from './sqlite-driver.js';
import { SqliteEventStore } from './sqlite-event-store.js';
import { openToRead } from './store-file.js';

/** What a copy of a store holds, all of it read again after it was made. */
export interface CopiedStore {
  readonly events: number;
  readonly streams: number;
  /** Events that can't be read: they are damaged in the store that was copied. */
  readonly damaged: number;
}

/**
 * Copies a store's file as it is at one moment, whether another process writes to it or none. The copy is read through,
 * and only then has its name, so that a process that ends meanwhile leaves no half of it.
 *
 * @param to where no file is yet
 * @throws UnreadableEventStore if `from` is no store that this program reads
 * @throws EventStoreUnavailable if the copy can't be made, or a file is there already
 */
export async function copySqliteStore(from: string, to: string): Promise<CopiedStore> {
  const beside = `${to}.new-${process.pid}`;
  try {
    await copyFile(from, beside);
    const copied = await readThrough(beside);
    await toDisk(beside);
    await link(beside, to);
    await toDisk(dirname(to));
    return copied;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new EventStoreUnavailable(`There is a file at ${to} already: name another`, { cause });
    if (code === undefined && resultCodeOf(cause) === undefined) throw cause;
    throw new EventStoreUnavailable(`Can't copy the event store file ${from} to ${to}: ${String(cause)}`, { cause });
  } finally {
    await rm(beside, { force: true });
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  const source = await openToRead(from);
  try {
    source.driver.run('VACUUM INTO ?', to);
  } finally {
    source.close();
  }
  const copy = await openSqliteDriver(to);
  try {
    eraseHolder(copy);
  } finally {
    copy.close();
  }
}

async function readThrough(file: string): Promise<CopiedStore> {
  const store = await SqliteEventStore.openToRead(file);
  try {
    let [events, damaged] = [0, 0];
    for await (const entry of store.readAll()) {
      events += 1;
      if (isDamagedEvent(entry)) damaged += 1;
    }
    return { events, damaged, streams: (await store.streams('')).length };
  } finally {
    await store.close();
  }
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
