import { resolve } from 'node:path';
import type { Command } from 'commander';
import { Matches } from '@stacktrail/match';
import { archiveGame } from '../archives/archive-game.js';
import { findGame } from '../games/find-game.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

type Options = StoreOptions & AnswerOptions;

interface DeleteOptions extends Options {
  readonly reason: string;
  readonly by: string;
  readonly archive?: string;
}

/** `delete GAME --reason TEXT`: a game that is over goes for ever, and a record of that stays (docs/adr/0035). */
export function addDelete(command: Command, io: Io): void {
  command
    .requiredOption('--reason <text>', 'why; it stays when the game is gone')
    .option('--by <name>', 'who deletes it', 'the command line')
    .option('--archive <file>', 'write the game into a file first, which isn’t there yet');
  withStore(command).action((given: string, { reason, by, archive, ...options }: DeleteOptions) =>
    useStore(io, options.store, 'write', async (store) => {
      const matches = new Matches(store);
      const game = findGame(await matches.games(), given, options.store);
      if (archive !== undefined) await archiveGame(store, game, resolve(io.directory, archive));
      const deleted = await matches.deletions.delete(game, { by, reason });
      print(io, options, { ...deleted, archive: archive ?? null }, () => {
        const copy = archive === undefined ? '' : ` It is in ${archive}.`;
        return `Game ${game} is deleted, with its ${counted(deleted.events, 'event')}.${copy}`;
      });
    }),
  );
}

/** `deleted`: the games that were deleted. */
export function addDeleted(command: Command, io: Io): void {
  withStore(command).action((options: Options) =>
    useStore(io, options.store, 'read', async (store) => {
      const deleted = await new Matches(store).deletions.list();
      print(io, options, deleted, () => {
        if (deleted.length === 0) return 'No game was deleted.';
        return deleted
          .map(({ game, at, by, reason, events }) => {
            return `${game}  ${at.toISOString()}  ${counted(events, 'event')}  by ${by}: ${reason}`;
          })
          .join('\n');
      });
    }),
  );
}
