import { StoreAddress } from '@stacktrail/event-store';
import type { Command } from 'commander';

/** The options of every command that uses a store. */
export interface StoreOptions {
  readonly store: StoreAddress;
}

/** The store that is used where a command names none. */
export const DEFAULT_STORE = new StoreAddress('sqlite:stacktrail.sqlite');

/** Adds the options of every command that answers about stored games. */
export function withStore(command: Command): Command {
  const address = (given: string): StoreAddress => new StoreAddress(given);
  const description = 'memory, sqlite:FILE, esdb://HOST:PORT or, to read from a running server, http://HOST:PORT';
  return withJson(command.option('--store <store>', description, address, DEFAULT_STORE));
}

export function withJson(command: Command): Command {
  return command.option('--json', 'answer in JSON', false);
}
