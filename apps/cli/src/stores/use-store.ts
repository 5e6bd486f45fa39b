import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openEventStore, type EventStore, type StoreAddress } from '@stacktrail/event-store';
import { gameSecrecy } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { isServerAddress, RemoteStore } from './remote-store.js';

/**
 * What a command does with a store: `read` works beside a server that has it; `write` is for one process at a time;
 * `write or make` makes a SQLite file that isn't there, which for the others is an error.
 */
export type StoreUse = 'read' | 'write' | 'write or make';

/**
 * Opens a store, uses it and closes it, whatever happens.
 *
 * @param address what `--store` says
 */
export async function useStore<T>(
  io: Io,
  address: StoreAddress,
  mode: StoreUse,
  use: (store: EventStore) => Promise<T>,
): Promise<T> {
  if (isServerAddress(address.uri)) return useServer(io, address, mode, use);
  const access = mode === 'read' ? 'read' : 'write';
  const holder = 'stacktrail on a command line';
  const store = await openEventStore(located(io, address, mode), { access, holder, secrecy: gameSecrecy });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Reads the games of a running server, with the token of the environment. */
async function useServer<T>(
  io: Io,
  { uri, shown }: StoreAddress,
  mode: StoreUse,
  use: (store: EventStore) => Promise<T>,
): Promise<T> {
  if (mode !== 'read')
    throw new CommandError(
      `“${shown}” is a running server, and this command writes.`,
      'From afar a server is only read; commands to it are given over HTTP, see docs/playing-over-http.md.',
      2,
    );
  const store = new RemoteStore(uri, io.environment['STACKTRAIL_TOKEN']);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** The path of a SQLite store's file. @throws CommandError if the store is no such file, or there is none to be read */
export function sqliteFile(io: Io, address: StoreAddress, mode: StoreUse): string {
  const uri = located(io, address, mode);
  if (uri.startsWith('sqlite:')) return uri.slice('sqlite:'.length);
  throw new CommandError(`“${address.shown}” is not a file.`, 'This works on stores of the form sqlite:FILE.', 2);
}

/** The URI with the absolute path of its file. */
function located(io: Io, { uri, shown }: StoreAddress, mode: StoreUse): string {
  if (uri === 'memory' || /^(?:esdb|kurrentdb)(?:\+discover)?:\/\/./.test(uri)) return uri;
  const name = /^sqlite:(?<name>.+)$/s.exec(uri)?.groups?.name;
  if (name === undefined || name === ':memory:') {
    throw new CommandError(
      `“${shown}” is not a store.`,
      'A store is memory, sqlite:FILE, esdb://HOST:PORT or, to read, http://HOST:PORT.',
      2,
    );
  }
  const file = resolve(io.directory, name);
  if (mode !== 'write or make' && !existsSync(file)) {
    throw new CommandError(
      `There is no store at ${file}.`,
      'Name the file with --store sqlite:FILE; “stacktrail play” makes one.',
    );
  }
  return `sqlite:${file}`;
}
