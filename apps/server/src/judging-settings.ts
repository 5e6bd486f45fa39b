import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InfractionsRefused, readInfractions, type Infractions } from '@stacktrail/match';

/** What rulings are given by on this server. */
export interface JudgingSettings {
  /** What judges have names for; the list that comes with the program where `null`. */
  readonly infractions: Infractions | null;
  /** The key with which rulings are signed; the store's own where `null`. */
  readonly verdictKey: KeyObject | null;
}

/**
 * Reads the files that the settings name, once, at the start.
 *
 * @param wrong makes the error of a setting that is wrong
 */
export function readJudging(
  files: { readonly infractions: string | undefined; readonly verdictKey: string | undefined },
  wrong: (problem: string) => Error,
): JudgingSettings {
  const { infractions, verdictKey } = files;
  return {
    infractions: infractions === undefined ? null : listIn(infractions, wrong),
    verdictKey: verdictKey === undefined ? null : keyIn(verdictKey, wrong),
  };
}

function listIn(file: string, wrong: (problem: string) => Error): Infractions {
  try {
    return readInfractions(file);
  } catch (error) {
    if (!(error instanceof InfractionsRefused)) throw error;
    throw wrong(`--infractions or STACKTRAIL_INFRACTIONS: ${error.message}`);
  }
}

function keyIn(file: string, wrong: (problem: string) => Error): KeyObject {
  const name = `--verdict-key or STACKTRAIL_VERDICT_KEY is “${file}”`;
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrong(`${name}: it has no private key in PEM form: ${(error as Error).message}`);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw wrong(`${name}: its key is ${key.asymmetricKeyType ?? 'of no known kind'}, and an Ed25519 key is needed`);
  return key;
}
