import { StoreAddress } from '@stacktrail/event-store';

/** How this process runs. */
export interface Settings {
  /** `sqlite:FILE` or `esdb://…`. */
  readonly store: StoreAddress;
  /** The file of the read models, or `:memory:`. */
  readonly readModels: string;
  readonly host: string;
  readonly port: number;
  /** Log lines for people, or one JSON object for each line. */
  readonly log: 'text' | 'json';
  /** What servers send with each question. */
  readonly token: string;
}

/** An environment variable with a wrong value. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting';
}

export const usage = `The projector reads its settings from its environment:
STACKTRAIL_STORE (sqlite:FILE or esdb://…), STACKTRAIL_PROJECTOR_TOKEN (at least 24 characters, which servers are given
too), STACKTRAIL_READ_MODELS (a file; in memory without it), HOST (127.0.0.1), PORT (3010), STACKTRAIL_LOG (text or json).`;

const shortestToken = 24;

/** @throws InvalidSetting */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
  const store = given('STACKTRAIL_STORE') ?? 'memory';
  if (store === 'memory') throw new InvalidSetting('STACKTRAIL_STORE names no store that servers could share');
  const token = given('STACKTRAIL_PROJECTOR_TOKEN') ?? '';
  if (token.length < shortestToken) {
    throw new InvalidSetting(
      `STACKTRAIL_PROJECTOR_TOKEN has ${token.length} characters: expected at least ${shortestToken}`,
    );
  }
  const port = given('PORT') ?? '3010';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new InvalidSetting(`PORT is “${port}”: expected a whole number from 0 to 65535`);
  }
  const log = given('STACKTRAIL_LOG') ?? 'text';
  if (log !== 'text' && log !== 'json') {
    throw new InvalidSetting(`STACKTRAIL_LOG is “${log}”: expected text or json`);
  }
  return {
    store: new StoreAddress(store),
    readModels: given('STACKTRAIL_READ_MODELS') ?? ':memory:',
    host: given('HOST') ?? '127.0.0.1',
    port: Number(port),
    log,
    token,
  };
}
