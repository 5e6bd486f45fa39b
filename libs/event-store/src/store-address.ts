import { inspect } from 'node:util';

/**
 * Where a store is. What opens it may hold a user's name and password, so this can be printed in one form alone, which
 * is without them: as text, as JSON and in a log.
 */
export class StoreAddress {
  /** What may be shown. */
  readonly shown: string;
  readonly #uri: string;

  /** @param uri what {@link openEventStore} takes; it need not be right */
  constructor(uri: string) {
    this.#uri = uri;
    this.shown = shownUri(uri);
  }

  /** With user name and password: for opening the store, and for nothing else. */
  get uri(): string {
    return this.#uri;
  }

  toString(): string {
    return this.shown;
  }

  toJSON(): string {
    return this.shown;
  }

  [inspect.custom](): string {
    return this.shown;
  }
}

/** A URI cut in two. */
interface SplitUri {
  /** A user's name and password; nothing if it names no user. */
  readonly userInfo: string | undefined;
  /** The rest. */
  readonly address: string;
}

/**
 * Cuts the user's name and password out of a URI. They end at its last `@`: a password may hold one that isn't encoded,
 * and no option after the host does.
 */
export function splitUri(uri: string): SplitUri {
  const { scheme = '', userInfo, rest = '' } = PARTS.exec(uri)?.groups ?? {};
  return { userInfo, address: scheme + rest };
}

const PARTS = /^(?<scheme>[a-z][a-z\d+.-]*:\/\/)?(?:(?<userInfo>.*)@)?(?<rest>[^@]*)$/is;

/** Whether a URI names an EventStoreDB: `esdb:`, or `kurrentdb:` by the name that it has since version 25. */
export function isDatabaseUri(uri: string): boolean {
  return /^(?:esdb|kurrentdb)(?:\+discover)?:/.test(uri);
}

/** A connection string of EventStoreDB without user and password. */
export const CONNECTION =
  /^(?:esdb|kurrentdb)(?:\+discover)?:\/\/(?<hosts>[^\s:,@/?#]+(?::\d+)?(?:,[^\s:,@/?#]+(?::\d+)?)*)\/?(?:\?(?<options>[^@]*))?$/;

/** A URI as it may be shown in an answer, an error or a log. */
export function shownUri(uri: string): string {
  if (uri.startsWith('sqlite:')) return uri;
  const { address } = splitUri(uri);
  if (!/^(?:esdb|kurrentdb)/.test(uri) || CONNECTION.test(address)) return address;
  // What stands in the place of the host may be a password whose `@` is missing.
  return `${/^(?:esdb|kurrentdb)(?:\+discover)?:(?:\/\/)?/.exec(uri)?.[0] ?? ''}…`;
}

/**
 * A text without the users and passwords that are in these arguments: an error quotes what was typed in the wrong
 * place, and that may be a store's URI.
 */
export function withoutUserInfoOf(given: readonly string[], text: string): string {
  return given
    .flatMap((argument) => /^(?:--?[a-z-]+=)?(?<uri>.*:.*@.*)$/is.exec(argument)?.groups?.['uri'] ?? [])
    .map((uri) => splitUri(uri).userInfo ?? '')
    .filter((userInfo) => userInfo !== '')
    .reduce((shown, userInfo) => shown.replaceAll(`${userInfo}@`, ''), text);
}
