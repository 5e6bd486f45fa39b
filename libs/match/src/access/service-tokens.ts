import { randomBytes } from 'node:crypto';
import {
  lastRevisionOf,
  readEntries,
  revision,
  streamName,
  WrongExpectedRevision,
  type EventStore,
} from '@stacktrail/event-store';
import { toHex, sha256, utf8Encode } from '@stacktrail/kernel';
import { textFault } from '../checks/texts.js';
import { newUuid } from '../storage/identifiers.js';
import {
  Register,
  serviceRoles,
  type KnownToken,
  type ServiceRole,
  type ServiceToken,
  type TokenIssued,
  type TokenRevoked,
} from './register.js';

const stream = streamName('access-tokens');
const dayMs = 24 * 60 * 60 * 1000;

/** How many days a service token is good for. */
export const daysOfServiceToken = { usual: 90, most: 3650 } as const;

/** The longest name of a service token, in characters. */
export const longestTokenName = 60;

/** A service token can't be issued or revoked as was asked. Nothing was stored. */
export class ServiceTokenRefused extends Error {
  override readonly name = 'ServiceTokenRefused';

  /** @param why a sentence that says what would be right */
  constructor(
    readonly reason: 'malformed' | 'name taken' | 'no such token' | 'revoked already',
    why: string,
  ) {
    super(why);
  }
}

/** What a token is asked for with. */
export interface TokenWish {
  readonly role: ServiceRole;
  /** By which it is listed and revoked: one token in force has it. */
  readonly name: string;
  /** How many days it is good for; {@link daysOfServiceToken} where absent. */
  readonly days?: number | undefined;
}

/** A token that was just issued: the only time that anybody sees it. */
export interface IssuedToken {
  readonly secret: string;
  readonly token: ServiceToken;
}

/** Whether a text has the form of a service token. No token of a game has it. */
export function isServiceToken(text: string): boolean {
  return /^stks_[\w-]{32}$/.test(text);
}

/**
 * The stream `access-tokens`: tokens of people and programs that have a part in all games and play in none. What is kept
 * of a token is a hash of its 24 random bytes.
 */
export class ServiceTokens {
  private readonly register = new Register();

  /** @param now the time in milliseconds; the system's where absent */
  constructor(
    private readonly store: EventStore,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws ServiceTokenRefused */
  async issue({ role, name, days = daysOfServiceToken.usual }: TokenWish): Promise<IssuedToken> {
    refuseMalformed({ role, name, days });
    const secret = `stks_${randomBytes(24).toString('base64url')}`;
    const id = newUuid();
    const expiresAt = new Date(this.now() + days * dayMs).toISOString();
    const data: TokenIssued = { tokenId: id, role, name, hash: hashOf(secret), expiresAt };
    const known = await this.append('TokenIssued', (all) => {
      const same = all.find(({ token, state }) => token.name === name && isLasting(state));
      if (same === undefined) return data;
      throw new ServiceTokenRefused(
        'name taken',
        `There is a token “${name}” already (${same.token.role}, ${same.token.id}): revoke it, or take another name.`,
      );
    });
    return { secret, token: found(known, id).token };
  }

  /** Every token that was ever issued, in the order in which they were. */
  async list(): Promise<readonly KnownToken[]> {
    await this.readOn();
    return this.register.all(this.now());
  }

  /**
   * Takes a token out of force.
   *
   * @param given its id, or the name of one that isn't revoked
   * @throws ServiceTokenRefused if there is no such token, or it is revoked already
   */
  async revoke(given: string): Promise<ServiceToken> {
    let id = '';
    const known = await this.append('TokenRevoked', (all): TokenRevoked => {
      const fitting = all.filter(({ token }) => token.id === given || token.name === given);
      const last = fitting.findLast(({ state }) => state !== 'revoked');
      if (last !== undefined) {
        id = last.token.id;
        return { tokenId: id };
      }
      if (fitting.length > 0) throw new ServiceTokenRefused('revoked already', `“${given}” is revoked already.`);
      const names = all.filter(({ state }) => isLasting(state)).map(({ token }) => token.name);
      const there = names.length === 0 ? 'No token is in force.' : `In force: ${names.join(', ')}.`;
      throw new ServiceTokenRefused('no such token', `There is no service token “${given}”. ${there}`);
    });
    return found(known, id).token;
  }

  /** Whose token it is, in force or not; `undefined` if it was never issued. Another process's changes count at once. */
  async find(secret: string): Promise<KnownToken | undefined> {
    if (!isServiceToken(secret)) return undefined;
    await this.readOn();
    return this.register.withHash(hashOf(secret), this.now());
  }

  /** Reads what was stored since: one short read where nothing was. */
  private async readOn(): Promise<void> {
    const last = await lastRevisionOf(this.store, stream);
    if (last === undefined || last < this.register.next) return;
    for await (const entry of readEntries(this.store, stream, { from: this.register.next })) this.register.add(entry);
  }

  /** Stores what `dataAfter` makes of the tokens that there are; asked again where another process was faster. */
  private async append(
    type: string,
    dataAfter: (all: readonly KnownToken[]) => TokenIssued | TokenRevoked,
  ): Promise<readonly KnownToken[]> {
    for (;;) {
      const data = dataAfter(await this.list());
      const { next } = this.register;
      try {
        const event = { id: newUuid(), type, data, metadata: {} };
        await this.store.append(stream, next === 0 ? 'noStream' : revision(next - 1), [event]);
        return await this.list();
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      }
    }
  }
}

function isLasting(state: KnownToken['state']): boolean {
  return state === 'in force' || state === 'doubtful';
}

function found(known: readonly KnownToken[], id: string): KnownToken {
  const token = known.find(({ token: { id: other } }) => other === id);
  if (token === undefined) throw new Error(`The service token ${id} was stored and can't be read`);
  return token;
}

function hashOf(secret: string): string {
  return toHex(sha256(utf8Encode(`stacktrail/service/1 ${secret}`)));
}

function refuseMalformed({ role, name, days }: TokenWish & { readonly days: number }): void {
  const fault = textFault(name, 'name', longestTokenName);
  if (!serviceRoles.includes(role))
    throw new ServiceTokenRefused('malformed', `“${role}” is no role: ${serviceRoles.join(' or ')}.`);
  if (fault !== null) throw new ServiceTokenRefused('malformed', `The name of the token ${fault}.`);
  if (!Number.isSafeInteger(days) || days < 1 || days > daysOfServiceToken.most)
    throw new ServiceTokenRefused('malformed', `The days must be a whole number from 1 to ${daysOfServiceToken.most}.`);
}
