import { resolve } from 'node:path';
import { copySqliteStore, type CopiedStore } from '@stacktrail/event-store';
import type { Command } from 'commander';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { print } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { sqliteFile } from '../stores/use-store.js';

interface BackupOptions extends StoreOptions {
  readonly json: boolean;
}

/** `backup FILE`: a copy of the store as it is at one moment, beside a server that writes to it. */
export function addBackup(command: Command, io: Io): void {
  withStore(command).action(async (name: string, options: BackupOptions) => {
    const [from, to] = [sqliteFile(io, options.store, 'read'), resolve(io.directory, name)];
    tell(io, options, await copySqliteStore(from, to), name);
  });
}

/** `restore FILE`: the store that a backup holds, where none is yet. */
export function addRestore(command: Command, io: Io): void {
  withStore(command).action(async (name: string, options: BackupOptions) => {
    const from = resolve(io.directory, name);
    const copied = await copySqliteStore(from, sqliteFile(io, options.store, 'write or make'));
    tell(io, options, copied, options.store.shown);
  });
}

/** @throws CommandError where the copy holds events that can't be read */
function tell(io: Io, options: BackupOptions, copied: CopiedStore, to: string): void {
  const { events, streams, damaged } = copied;
  print(
    io,
    options,
    { to, ...copied },
    () => `${counted(events, 'event')} of ${counted(streams, 'stream')} are in ${to}.`,
  );
  if (damaged === 0) return;
  throw new CommandError(
    `${counted(damaged, 'event')} can't be read, in the copy as in what was copied.`,
    'Take an older backup, or see “stacktrail verify --all” for the games that are damaged.',
  );
}
