import type { Command } from 'commander';

/** What every command that uses a store is given. */
export interface StoreOptions {
  readonly store: string;
}

/** Where games are kept unless a command says otherwise. */
export const DEFAULT_STORE = 'sqlite:stacktrail.sqlite';

/** Adds the options that every answer about stored games takes. */
export function withStore(command: Command): Command {
  return withJson(command.option('--store <store>', 'memory, sqlite:FILE or esdb://HOST:PORT', DEFAULT_STORE));
}

export function withJson(command: Command): Command {
  return command.option('--json', 'answer in JSON', false);
}
