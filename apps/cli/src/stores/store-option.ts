import { StoreAddress } from '@stacktrail/event-store';
import type { Command } from 'commander';

/** What every command that uses a store is given. */
export interface StoreOptions {
  readonly store: StoreAddress;
}

/** Where games are kept unless a command says otherwise. */
export const DEFAULT_STORE = new StoreAddress('sqlite:stacktrail.sqlite');

/** Adds the options that every answer about stored games takes. */
export function withStore(command: Command): Command {
  const address = (given: string): StoreAddress => new StoreAddress(given);
  const description = 'memory, sqlite:FILE or esdb://HOST:PORT';
  return withJson(command.option('--store <store>', description, address, DEFAULT_STORE));
}

export function withJson(command: Command): Command {
  return command.option('--json', 'answer in JSON', false);
}
