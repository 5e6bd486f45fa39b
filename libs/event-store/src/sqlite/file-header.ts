import { type FileHandle, open } from 'node:fs/promises';
import { EventStoreUnavailable, UnreadableEventStore } from '../errors.js';

/** What every SQLite file begins with, https://www.sqlite.org/fileformat.html#magic_header_string */
const HEADER = 'SQLite format 3\0';

/**
 * Checks that the file is SQLite's, or empty, or not there yet. SQLite itself takes a file of a few bytes for an empty
 * one and writes over it.
 * @throws UnreadableEventStore where it is something else
 * @throws EventStoreUnavailable where it can't be read
 */
export async function checkHeader(file: string): Promise<void> {
  const header = await readHeader(file);
  if (header !== '' && header !== HEADER) throw new UnreadableEventStore(file, 'not a SQLite file');
}

async function readHeader(file: string): Promise<string> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new EventStoreUnavailable(`Can't read the event store file ${file}`, { cause });
  } finally {
    await handle?.close();
  }
}
