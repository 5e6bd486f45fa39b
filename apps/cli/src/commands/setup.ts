import { setUpDatabase, StoreAddress, type NameAndPassword } from '@stacktrail/event-store';
import type { Command } from 'commander';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { withJson } from '../stores/store-option.js';

interface SetupOptions extends AnswerOptions {
  readonly store?: StoreAddress;
  readonly server: string;
  readonly reader?: string;
  readonly ownDatabase: boolean;
}

const ADMIN_STORE = 'STACKTRAIL_ADMIN_STORE';
const SERVER_PASSWORD = 'STACKTRAIL_SERVER_PASSWORD';
const READER_PASSWORD = 'STACKTRAIL_READER_PASSWORD';

/** `setup esdb`: the accounts and access lists that servers and readers need in an EventStoreDB. */
export function addSetup(setup: Command, io: Io): void {
  const command = setup
    .command('esdb')
    .description(
      'make accounts and access lists in an EventStoreDB; done again, it finds them as they should be. ' +
        `Passwords are in ${SERVER_PASSWORD} and ${READER_PASSWORD}.`,
    )
    .option(
      '--store <store>',
      `esdb://ADMINISTRATOR:PASSWORD@HOST:PORT; ${ADMIN_STORE} where absent, which nobody else on the machine can list`,
      (given: string) => new StoreAddress(given),
    )
    .option('--server <name>', 'the account of servers', 'stacktrail')
    .option('--reader <name>', 'an account that reads games as a spectator')
    .option('--own-database', 'nobody else uses the database: only servers write to it', false);
  withJson(command).action(async ({ store = storeOf(io), server, reader, ownDatabase, ...answer }: SetupOptions) => {
    const steps = await setUpDatabase(store.uri, {
      server: account(io, server, SERVER_PASSWORD),
      reader: reader === undefined ? undefined : account(io, reader, READER_PASSWORD),
      ownDatabase,
    });
    print(io, answer, { steps }, () =>
      steps.map(({ what, changed }) => `${changed ? 'made' : 'found'}: ${what}`).join('\n'),
    );
  });
}

function storeOf({ environment }: Io): StoreAddress {
  const uri = environment[ADMIN_STORE] ?? '';
  if (uri !== '') return new StoreAddress(uri);
  throw new CommandError('There is no database named.', `Name it with --store, or in the variable ${ADMIN_STORE}.`, 2);
}

function account(io: Io, name: string, variable: string): NameAndPassword {
  const password = io.environment[variable];
  if (password !== undefined && password !== '') return { name, password };
  throw new CommandError(`The account ${name} needs a password.`, `Put it into the variable ${variable}.`, 2);
}
