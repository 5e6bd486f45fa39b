import { status, type Metadata } from '@grpc/grpc-js';
import type { FakeLog } from './fake-log.js';
import { accessDenied, refusal } from './refusals.js';

export interface Account {
  password: string;
  groups: readonly string[];
}

/** What is done with a stream, by the server's names in access lists. */
type Operation = '$r' | '$w' | '$mr' | '$mw';

const ADMINISTRATORS = '$admins';
const EVERYBODY = '$all';

/**
 * Who may do what. Without accounts it is a server in its insecure mode, except that only its own events are written
 * to its own streams: a client that does so by mistake is found.
 */
export class Accounts {
  readonly #accounts = new Map<string, Account>();

  constructor(private readonly log: FakeLog) {}

  add(name: string, account: Account): void {
    this.#accounts.set(name, account);
  }

  get(name: string): Account | undefined {
    return this.#accounts.get(name);
  }

  /** @throws ServiceError if the caller isn't an administrator */
  assertAdministrator(caller: Metadata): void {
    if (this.#accounts.size > 0 && !this.#rolesOf(caller).includes(ADMINISTRATORS)) throw accessDenied();
  }

  /** @param stream its name, or `$all` @throws ServiceError if the caller may not do this */
  assertMay(caller: Metadata, operation: '$r' | '$w', stream: string): void {
    if (this.#accounts.size === 0) {
      if (operation === '$w' && /^\$(?!\$)/.test(stream)) throw accessDenied();
      return;
    }
    const roles = this.#rolesOf(caller);
    const allowed = this.#allowed(stream, operation);
    const mayAnybody = allowed.includes(EVERYBODY);
    if (!mayAnybody && ![ADMINISTRATORS, ...allowed].some((role) => roles.includes(role))) throw accessDenied();
  }

  /** The name of the caller and of its groups. */
  #rolesOf(caller: Metadata): readonly string[] {
    const [header = ''] = caller.get('authorization');
    const [name = '', password] = Buffer.from(String(header).replace(/^Basic /, ''), 'base64')
      .toString('utf8')
      .split(':');
    const account = this.#accounts.get(name);
    if (account === undefined || account.password !== password)
      throw refusal(status.UNAUTHENTICATED, 'Not Authenticated', { exception: 'not-authenticated' });
    return [name, ...account.groups];
  }

  #allowed(stream: string, operation: '$r' | '$w'): readonly string[] {
    // The metadata of a stream stand in a stream of their own, which has the access list of the stream.
    const isMetadata = stream.startsWith('$$') && stream !== '$$all';
    const of = isMetadata ? stream.slice(2) : stream;
    const kind: Operation = isMetadata ? `$m${operation === '$r' ? 'r' : 'w'}` : operation;
    const own = listIn(this.#last(`$$${of}`)['$acl'], kind);
    if (own !== undefined) return own;
    const settings = this.#last('$settings');
    if (of.startsWith('$')) return listIn(settings['$systemStreamAcl'], kind) ?? [ADMINISTRATORS];
    return listIn(settings['$userStreamAcl'], kind) ?? [EVERYBODY];
  }

  #last(stream: string): Readonly<Record<string, unknown>> {
    const last = this.log.visible(stream)?.at(-1);
    return last === undefined ? {} : (JSON.parse(Buffer.from(last.data).toString('utf8')) as Record<string, unknown>);
  }
}

function listIn(acl: unknown, kind: Operation): readonly string[] | undefined {
  const list = (acl as Readonly<Record<string, string | readonly string[]>> | undefined)?.[kind];
  return typeof list === 'string' ? [list] : list;
}
