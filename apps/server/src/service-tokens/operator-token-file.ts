import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import type { ServiceTokens } from '@stacktrail/match';

/**
 * Issues an operator's token into a file that only its owner reads. Where there is such a file already, nothing is done:
 * whatever token is in it was issued before.
 *
 * @returns whether one was issued
 * @throws where the file can't be made, or nothing can be stored; no file is left then
 */
export async function issueIntoFile(tokens: ServiceTokens, file: string): Promise<boolean> {
  if (existsSync(file)) return false;
  const handle = openSync(file, 'wx', 0o600);
  try {
    const { secret } = await tokens.issue({ role: 'operator', name: `operator ${randomUUID().slice(0, 8)}` });
    writeSync(handle, `${secret}\n`);
    return true;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}
