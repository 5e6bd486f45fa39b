import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStore } from '../../src/open-store.js';
import { openSqliteDriver } from '../../src/sqlite/sqlite-driver.js';
import type { StreamName } from '../../src/stream-name.js';
import { event } from '../../src/contract/sample-events.js';
import type { StoreUnderTest } from '../../src/contract/store-under-test.js';

/** A folder that is taken away again. */
export async function temporaryFolder(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'stacktrail-'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Makes the JSON of an event's data another text, behind the back of the store that has written it. */
async function damageData(file: string, stream: StreamName, revision: number): Promise<void> {
  const driver = await openSqliteDriver(file);
  driver.exec('DROP TRIGGER IF EXISTS events_refuse_UPDATE');
  driver.run(
    `UPDATE events SET data = CAST(x'7bff7d' AS TEXT)
     WHERE stream = (SELECT id FROM streams WHERE name = ?) AND revision = ?`,
    stream,
    revision,
  );
  driver.close();
}

/** A restart closes the file and opens it again. */
export async function sqliteStore(): Promise<StoreUnderTest> {
  const { folder, remove } = await temporaryFolder();
  const file = join(folder, 'games.sqlite');
  const uri = `sqlite:${file}`;
  let store = await openEventStore(uri);
  return {
    store,
    restart: async () => {
      await store.close();
      store = await openEventStore(uri);
      return store;
    },
    appendDamaged: async (stream, expected) => {
      const { lastRevision } = await store.append(stream, expected, [event()]);
      await damageData(file, stream, lastRevision);
    },
    dispose: async () => {
      await store.close();
      await remove();
    },
  };
}
