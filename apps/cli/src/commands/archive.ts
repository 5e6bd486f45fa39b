import { resolve } from 'node:path';
import type { Command } from 'commander';
import { Matches } from '@stacktrail/match';
import { readArchive } from '../archives/archive-file.js';
import { archiveGame, unarchiveGame } from '../archives/archive-game.js';
import { findGame } from '../games/find-game.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

type Options = StoreOptions & AnswerOptions;

/** `archive GAME --to FILE`: a game that is over, with all that is stored of it, in one file. */
export function addArchive(command: Command, io: Io): void {
  command.requiredOption('--to <file>', 'a file that isn’t there yet; it holds hidden cards');
  withStore(command).action((given: string, { to, ...options }: Options & { readonly to: string }) =>
    useStore(io, options.store, 'read', async (store) => {
      const game = findGame(await new Matches(store).games(), given, options.store);
      const { events, sha256 } = await archiveGame(store, game, resolve(io.directory, to));
      print(io, options, { game, file: to, events: events.length, sha256 }, () => {
        return `Game ${game} is in ${to}: ${counted(events.length, 'event')}, read back. SHA-256 ${sha256}`;
      });
    }),
  );
}

/** `unarchive FILE`: the game of an archive, as it was stored. */
export function addUnarchive(command: Command, io: Io): void {
  withStore(command).action(async (name: string, options: Options) => {
    const archive = readArchive(resolve(io.directory, name));
    await useStore(io, options.store, 'write or make', async (store) => {
      const { copied, present } = await unarchiveGame(store, archive);
      print(io, options, { game: archive.game, copied, present }, () => {
        const before = present === 0 ? '' : `; ${counted(present, 'event')} stood there already`;
        return `Game ${archive.game} is in ${options.store.shown}: ${counted(copied, 'event')}${before}. Both are the same.`;
      });
    });
  });
}
