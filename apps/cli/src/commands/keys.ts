import { resolve } from 'node:path';
import type { Command } from 'commander';
import { makeKeys } from '../anchors/key-files.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { withJson } from '../stores/store-option.js';

/** `keys NAME`: an Ed25519 key pair to sign games with. */
export function addKeys(command: Command, io: Io): void {
  withJson(command).action((name: string, options: AnswerOptions) => {
    makeKeys(resolve(io.directory, name));
    const files = { private: `${name}.pem`, public: `${name}.pub.pem` };
    print(io, options, files, () => {
      return `The private key is in ${files.private}: keep it. The public key is in ${files.public}: give it to everybody.`;
    });
  });
}
