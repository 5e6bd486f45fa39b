import { Option, type Command } from 'commander';
import { daysOfServiceToken, serviceRoles, ServiceTokens, type KnownToken, type ServiceRole } from '@stacktrail/match';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { wholeNumber } from './arguments.js';

type Options = StoreOptions & AnswerOptions;

interface CreateOptions extends Options {
  readonly role: ServiceRole;
  readonly name: string;
  readonly days: number;
}

/** `tokens create|list|revoke`: who has a part in all games of a store (docs/adr/0036-service-tokens.md). */
export function addTokens(tokens: Command, io: Io): void {
  const create = tokens
    .command('create')
    .description('issue a token; it is shown once')
    .addOption(new Option('--role <role>', 'what it lets its holder do').choices(serviceRoles).makeOptionMandatory())
    .requiredOption('--name <name>', 'by which it is listed and revoked')
    .option('--days <number>', 'how long it is good for', wholeNumber(1), daysOfServiceToken.usual);
  withStore(create).action(({ role, name, days, ...options }: CreateOptions) =>
    useStore(io, options.store, 'write or make', async (store) => {
      const { secret, token } = await new ServiceTokens(store).issue({ role, name, days });
      print(io, options, { ...token, token: secret }, () => {
        return `${secret}\nThis is the token of the ${role} “${name}”, good until ${dayOf(token.expiresAt)}. It isn’t shown again.`;
      });
    }),
  );
  const list = tokens.command('list').description('every token that was issued, without the tokens themselves');
  withStore(list).action((options: Options) =>
    useStore(io, options.store, 'read', async (store) => {
      const known = await new ServiceTokens(store).list();
      const asJson = known.map(({ token, state }) => ({ ...token, state }));
      print(io, options, asJson, () => (known.length === 0 ? 'No token was issued.' : known.map(line).join('\n')));
    }),
  );
  const revoke = tokens.command('revoke <name-or-id>').description('take a token out of force, at once');
  withStore(revoke).action((given: string, options: Options) =>
    useStore(io, options.store, 'write', async (store) => {
      const token = await new ServiceTokens(store).revoke(given);
      print(io, options, token, () => `The token of the ${token.role} “${token.name}” is nobody’s from now on.`);
    }),
  );
}

function line({ token, state }: KnownToken): string {
  const { id, role, name, expiresAt, revokedAt } = token;
  const until = revokedAt === null ? `until ${dayOf(expiresAt)}` : `since ${dayOf(revokedAt)}`;
  return `${id}  ${role.padEnd(8)}  ${state} ${until}  ${name}`;
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
