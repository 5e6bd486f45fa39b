import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStore } from '@stacktrail/event-store';
import type { StoreUnderTest } from '@stacktrail/event-store/contract';

/** A folder that is taken away again. */
export async function temporaryFolder(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'stacktrail-'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** A restart closes the file and opens it again. */
export async function sqliteStore(): Promise<StoreUnderTest> {
  const { folder, remove } = await temporaryFolder();
  const uri = `sqlite:${join(folder, 'games.sqlite')}`;
  let store = await openEventStore(uri);
  return {
    store,
    restart: async () => {
      await store.close();
      store = await openEventStore(uri);
      return store;
    },
    dispose: async () => {
      await store.close();
      await remove();
    },
  };
}
