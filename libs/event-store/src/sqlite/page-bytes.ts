import { GarbledPage } from './byte-cursor.js';
import type { SqliteRow } from './sqlite-driver.js';

/**
 * The bytes of the column `page`; none where it is NULL.
 * @throws GarbledPage where it is something else
 */
export function pageBytes(row: SqliteRow | undefined): Buffer {
  const page = row?.page ?? null;
  if (page === null) return Buffer.alloc(0);
  if (!(page instanceof Uint8Array)) throw new GarbledPage('a page is no BLOB');
  return Buffer.from(page.buffer, page.byteOffset, page.byteLength);
}
