import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { CommandError } from '../command-error.js';

/**
 * Makes an Ed25519 key pair, as PEM files. The private one can be read by its owner alone.
 *
 * @param name of the files, without their endings
 * @throws CommandError if one of the files exists: a key that is lost can't be made again
 */
export function makeKeys(name: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  write(`${name}.pem`, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  write(`${name}.pub.pem`, publicKey.export({ type: 'spki', format: 'pem' }), 0o644);
}

function write(file: string, text: string | Buffer, mode: number): void {
  try {
    writeFileSync(file, text, { mode, flag: 'wx' });
  } catch (error) {
    throw new CommandError(`The key can't be written to ${file}: ${messageOf(error)}.`, 'Name another file.');
  }
}

/** @throws CommandError if the file is no Ed25519 private key in PEM form */
export function readPrivateKey(file: string): KeyObject {
  return readKey(file, 'private', createPrivateKey);
}

/** @throws CommandError if the file is no Ed25519 public key in PEM form */
export function readPublicKey(file: string): KeyObject {
  return readKey(file, 'public', createPublicKey);
}

function readKey(file: string, half: 'private' | 'public', read: (pem: string) => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(
      `There is no ${half} key in ${file}: ${messageOf(error)}.`,
      'Make one by “stacktrail keys”.',
    );
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new CommandError(
    `The key in ${file} is ${key.asymmetricKeyType ?? 'of no known kind'}; anchors are signed by Ed25519.`,
    'Make one by “stacktrail keys”.',
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
