import { createHash } from 'node:crypto';
import { createReadStream, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { SqliteDriver } from '@stacktrail/event-store';

/**
 * The state in which a file of read models is found:
 * - `new`: there is no file;
 * - `sealed`: it is, byte for byte, what was sealed;
 * - `unsealed`: its process ended while it had no seal, so nobody can tell;
 * - `changed`: it has changed since it was sealed.
 */
export type SealedState = 'new' | 'sealed' | 'unsealed' | 'changed';

function sealOf(file: string): string {
  return `${file}-seal`;
}

/** Seals a file: its digest is stored beside it. Any later damage makes the digest wrong. @returns the digest */
async function seal(file: string): Promise<string> {
  const digest = await digestOf(file);
  const beside = `${sealOf(file)}-new`;
  await writeFile(beside, `${digest}\n`, { flush: true });
  await rename(beside, sealOf(file));
  return digest;
}

/**
 * Whether a file can be trusted. What its process had written and not yet put into the file is in its write-ahead log, of
 * which SQLite takes in what its own checksums prove whole.
 */
export async function sealedState(file: string): Promise<SealedState> {
  const [isThere, sealed] = await Promise.all([sizeOf(file), textOf(sealOf(file))]);
  if (isThere === null) return 'new';
  if (sealed === null) return 'unsealed';
  return sealed.trim() === (await digestOf(file)) ? 'sealed' : 'changed';
}

/** How many bytes of a write-ahead log are put into the file at once. */
export const bytesAtOnce = 16 * 1024 * 1024;

/**
 * The seal of a file that is in use: a process that is killed leaves a file that the next one can trust. What is written
 * goes into the write-ahead log alone. When that is long enough, all of it is put into the file, which is sealed anew
 * while the process goes on. Whoever is killed within that moment leaves a file without a seal.
 */
export class Seal {
  /** What the file has to be until something is put into it; `null` where that isn't known. */
  private digest: string | null = null;
  private working: Promise<void> | null = null;
  private broken = false;

  /**
   * @param driver has the file open, in WAL mode
   * @param mostInLog how many bytes the log may have before they are put into the file
   * @param onDamage is told that the file isn't what was sealed
   */
  constructor(
    private readonly file: string,
    private readonly driver: SqliteDriver,
    private readonly mostInLog: number,
    private readonly onDamage: () => void,
  ) {
    driver.exec('PRAGMA wal_autocheckpoint = 0');
    // To open a file in WAL mode changes it.
    this.remove();
    this.start(() => this.write());
  }

  /** Whether the file is not to be trusted any more. */
  get isBroken(): boolean {
    return this.broken;
  }

  /** A transaction has ended, and none is under way. */
  committed(): void {
    if (this.working !== null || this.broken || this.bytesInLog() < this.mostInLog) return;
    this.start(async () => {
      if (!(await this.isWhole())) return;
      this.putIntoFile();
      await this.write();
    });
  }

  /** Breaks the seal for good: the next process makes the file anew. */
  break(): void {
    this.broken = true;
    this.remove();
  }

  /** Removes the seal, has the file closed, and seals it. */
  async close(closeFile: () => void): Promise<void> {
    await this.working;
    await this.isWhole().catch(() => this.break());
    this.remove();
    closeFile();
    if (!this.broken) await this.write();
  }

  /** Whether nothing but this process has changed the file since it was sealed. */
  private async isWhole(): Promise<boolean> {
    if (this.broken || this.digest === null || this.digest === (await digestOf(this.file))) return !this.broken;
    this.break();
    this.onDamage();
    return false;
  }

  private putIntoFile(): void {
    this.remove();
    try {
      this.driver.exec('PRAGMA main.wal_checkpoint(TRUNCATE)');
    } catch {
      // What couldn't be put into the file is still in the log.
    }
  }

  private start(work: () => Promise<void>): void {
    // Where the seal can't be written the file is made again: nothing is lost.
    this.working = work()
      .catch(() => undefined)
      .finally(() => {
        this.working = null;
      });
  }

  private async write(): Promise<void> {
    this.digest = null;
    this.digest = await seal(this.file);
    if (this.broken) this.remove();
  }

  private remove(): void {
    rmSync(sealOf(this.file), { force: true });
  }

  private bytesInLog(): number {
    return statSync(`${this.file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }
}

/** Moves a file out of the way, without what SQLite keeps beside it. An older one that was moved there goes. */
export async function setAside(file: string): Promise<void> {
  await rename(file, `${file}.set-aside`);
  await removeBeside(file);
}

/** Removes what SQLite keeps beside a file: it is of no other file. */
export async function removeBeside(file: string): Promise<void> {
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
