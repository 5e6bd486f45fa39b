import { parseArgs } from 'node:util';
import { StoreAddress } from '@stacktrail/event-store';
import { defaultLimits, type RequestLimits } from './limits/limited.js';
import { readJudging, type JudgingSettings } from './judging-settings.js';
import { imageSourceOf, type ImageSource } from './page/image-source.js';
import { mostTokenDays } from '@stacktrail/match';
import { usualTokenDays } from './stores/token-days.js';
import { readModelsBeside, type ProjectorAddress } from '@stacktrail/projection-runtime';

/** How this process runs. */
export interface Settings extends JudgingSettings {
  /** `memory`, `sqlite:FILE` or `esdb://…`. */
  readonly store: StoreAddress;
  /** The file of the read models, or `:memory:`. */
  readonly readModels: string;
  /** The projector that has the read models; this process has them itself where `null`. */
  readonly projector: ProjectorAddress | null;
  /** Where the page may fetch pictures of cards; nowhere if `null`. */
  readonly images: ImageSource | null;
  /** A file of cards with their texts, for games with adjudication; none if `null`. */
  readonly cards: string | null;
  readonly host: string;
  /** The names under which the server is reached, in lower case, besides numeric addresses and localhost. */
  readonly hosts: readonly string[];
  readonly port: number;
  /** The header in which a proxy says who sends a request; none if `null`. */
  readonly personHeader: string | null;
  /** Log lines for people, or one JSON object for each line. */
  readonly log: 'text' | 'json';
  readonly limits: RequestLimits;
  /** The file into which a first operator's token is issued, unless it is there; none if `null`. */
  readonly operatorTokenFile: string | null;
  /** After how many days tokens of games expire. */
  readonly tokenDays: number;
  /** Whether an empty store gets a sample game. */
  readonly sample: boolean;
}

/** A flag or environment variable with a wrong value. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting';
}

/**
 * Reads the settings; a flag wins over its variable.
 * @throws InvalidSetting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, args: readonly string[]): Settings {
  const flags = readFlags(args);
  const storeUri = given(flags.store) ?? given(env['STACKTRAIL_STORE']) ?? 'sqlite:stacktrail.sqlite';
  const readModels = given(flags['read-models']) ?? given(env['STACKTRAIL_READ_MODELS']);
  return {
    store: new StoreAddress(storeUri),
    readModels: readModels ?? readModelsBeside(storeUri),
    projector: projector(given(flags.projector) ?? given(env['STACKTRAIL_PROJECTOR']), env),
    images: images(given(flags.images) ?? given(env['STACKTRAIL_IMAGES'])),
    cards: given(flags.cards) ?? given(env['STACKTRAIL_CARDS']) ?? null,
    host: given(flags.host) ?? given(env['HOST']) ?? '127.0.0.1',
    hosts: names(given(flags.hosts) ?? given(env['STACKTRAIL_HOSTS']) ?? ''),
    port: port(given(flags.port) ?? given(env['PORT']) ?? '3000'),
    personHeader: personHeader(given(flags['person-header']) ?? given(env['STACKTRAIL_PERSON_HEADER'])),
    log: log(given(flags.log) ?? given(env['STACKTRAIL_LOG']) ?? 'text'),
    limits: {
      creation: perMinute(env, 'STACKTRAIL_CREATIONS_PER_MINUTE', defaultLimits.creation),
      'heavy read': perMinute(env, 'STACKTRAIL_HEAVY_READS_PER_MINUTE', defaultLimits['heavy read']),
    },
    operatorTokenFile: given(flags['operator-token-file']) ?? given(env['STACKTRAIL_OPERATOR_TOKEN_FILE']) ?? null,
    tokenDays: wholeNumber(env, 'STACKTRAIL_TOKEN_DAYS', usualTokenDays, mostTokenDays),
    sample: flags.sample ?? env['STACKTRAIL_SAMPLE'] !== 'off',
    ...readJudging(
      {
        infractions: given(flags.infractions) ?? given(env['STACKTRAIL_INFRACTIONS']),
        verdictKey: given(flags['verdict-key']) ?? given(env['STACKTRAIL_VERDICT_KEY']),
      },
      (problem) => new InvalidSetting(problem),
    ),
  };
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowNegative: true,
      options: {
        store: { type: 'string' },
        'read-models': { type: 'string' },
        images: { type: 'string' },
        cards: { type: 'string' },
        host: { type: 'string' },
        hosts: { type: 'string' },
        port: { type: 'string' },
        log: { type: 'string' },
        'person-header': { type: 'string' },
        projector: { type: 'string' },
        'operator-token-file': { type: 'string' },
        infractions: { type: 'string' },
        'verdict-key': { type: 'string' },
        sample: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new InvalidSetting(error instanceof Error ? error.message : String(error));
  }
}

function given(value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : value;
}

/** @throws InvalidSetting where it can't be the name of a header */
function personHeader(name: string | undefined): string | null {
  if (name === undefined) return null;
  if (/^[\w-]{1,100}$/.test(name)) return name;
  throw new InvalidSetting(`“${name}” can’t be the name of a header: it has letters, digits, - and _ alone.`);
}

function port(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 65_535)
    throw new InvalidSetting(`--port or PORT is “${text}”: expected a whole number from 0 to 65535`);
  return value;
}

function projector(
  url: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): ProjectorAddress | null {
  if (url === undefined) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new InvalidSetting(
      `--projector or STACKTRAIL_PROJECTOR is “${url}”: expected an address such as http://projector:3010`,
    );
  }
  const token = given(env['STACKTRAIL_PROJECTOR_TOKEN']);
  if (token === undefined) throw new InvalidSetting('STACKTRAIL_PROJECTOR_TOKEN is missing: a projector asks for it');
  return { url, token };
}

function images(text: string | undefined): ImageSource | null {
  if (text === undefined) return null;
  const source = imageSourceOf(text);
  if (source !== undefined) return source;
  const expected = 'expected an address such as https://cards.example.org/{name}.jpg';
  throw new InvalidSetting(`--images or STACKTRAIL_IMAGES is “${text}”: ${expected}`);
}

function names(text: string): readonly string[] {
  const found = text.split(',').map((name) => name.trim().toLowerCase());
  const wrong = found.find((name) => name !== '' && !/^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/.test(name));
  if (wrong !== undefined)
    throw new InvalidSetting(`--hosts or STACKTRAIL_HOSTS has “${wrong}”: expected names such as games.example.org`);
  return found.filter((name) => name !== '');
}

function perMinute(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  return wholeNumber(env, name, otherwise, 1_000_000);
}

function wholeNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
  most: number,
): number {
  const text = given(env[name]);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most) {
    throw new InvalidSetting(`${name} is “${text}”: expected a whole number from 1 to ${most}`);
  }
  return value;
}

function log(text: string): Settings['log'] {
  if (text !== 'text' && text !== 'json')
    throw new InvalidSetting(`--log or STACKTRAIL_LOG is “${text}”: expected text or json`);
  return text;
}
