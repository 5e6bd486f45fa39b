import { resolve } from 'node:path';
import type { StoreAddress } from '@stacktrail/event-store';
import { AnalyticsProjection } from '@stacktrail/projection-analytics';
import { ReadModels } from '@stacktrail/projection-runtime';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { beginProgress } from '../output/progress.js';
import { useStore } from '../stores/use-store.js';

const asLongAsItTakesMs = 2 ** 31 - 1;

/** Games that were played at once lie in the store among each other: all of them are kept in memory as they are read. */
const reading = { batch: 4_096, waiting: 16_384, hot: 128, hotBytes: 1024 ** 3 };

/**
 * Brings the tables of a store up to date and uses them. They lie in a file beside the store, so that the next time only
 * what is new is read; a store without a file has them in memory.
 *
 * @throws CommandError if a game can't be taken in
 */
export async function useTables<T>(
  io: Io,
  address: StoreAddress,
  use: (tables: AnalyticsProjection) => Promise<T>,
): Promise<T> {
  return useStore(io, address, 'read', async (store) => {
    const models = await ReadModels.openSealed(fileBeside(io, address));
    const progress = beginProgress(io, 'events', 0);
    const tables = AnalyticsProjection.start({ store, models, ...reading });
    const following = tables.runner.progress$.subscribe(({ taken }) => progress.update(taken));
    try {
      await tables.runner.whenCaughtUp(asLongAsItTakesMs);
      following.unsubscribe();
      progress.stop();
      refuseDeadLetters(tables);
      return await use(tables);
    } finally {
      following.unsubscribe();
      progress.stop();
      await tables.stop();
      await models.closeSealed();
    }
  });
}

function refuseDeadLetters({ runner }: AnalyticsProjection): void {
  const [first, ...others] = runner.deadLetters();
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  throw new CommandError(`${first.stream}, revision ${first.revision} can't be taken in: ${first.error}${more}.`);
}

function fileBeside(io: Io, { uri }: StoreAddress): string {
  const name = /^sqlite:(?<name>.+)$/s.exec(uri)?.groups?.['name'];
  if (name === undefined || name === ':memory:') return ':memory:';
  return `${resolve(io.directory, name).replace(/\.[^./\\]*$/, '')}.analytics.sqlite`;
}
