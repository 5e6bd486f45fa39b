import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';

/**
 * The state in which a file of read models is found:
 * - `new`: there is no file;
 * - `sealed`: it is, byte for byte, what was closed;
 * - `unsealed`: it was not closed properly, so nobody can tell;
 * - `changed`: it has changed since it was closed.
 */
export type SealedState = 'new' | 'sealed' | 'unsealed' | 'changed';

function sealOf(file: string): string {
  return `${file}-seal`;
}

/** Seals a file that has been closed: its digest is stored beside it. Any later damage makes the digest wrong. */
export async function seal(file: string): Promise<void> {
  const text = `${await digestOf(file)}\n`;
  const beside = `${sealOf(file)}-new`;
  await writeFile(beside, text, { flush: true });
  await rename(beside, sealOf(file));
}

/**
 * Breaks the seal of a file that is about to be opened, so that a file which isn't closed properly has no seal.
 *
 * @returns whether the file can be trusted
 */
export async function breakSeal(file: string): Promise<SealedState> {
  const [isThere, log, sealed] = await Promise.all([sizeOf(file), sizeOf(`${file}-wal`), textOf(sealOf(file))]);
  await rm(sealOf(file), { force: true });
  if (isThere === null) return 'new';
  if (sealed === null) return 'unsealed';
  return (log ?? 0) === 0 && sealed.trim() === (await digestOf(file)) ? 'sealed' : 'changed';
}

/** Moves a file out of the way, without what SQLite keeps beside it. An older one that was moved there goes. */
export async function setAside(file: string): Promise<void> {
  await rename(file, `${file}.set-aside`);
  await Promise.all(['-wal', '-shm', '-journal'].map((part) => rm(file + part, { force: true })));
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(part as Buffer);
  return hash.digest('hex');
}

async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}

async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
