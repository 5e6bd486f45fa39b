import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { anchoredStream, Matches, signAnchor, type Anchor } from '@stacktrail/match';
import { readPrivateKey } from '../anchors/key-files.js';
import { CommandError } from '../command-error.js';
import { gamesMeant } from '../games/find-game.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

interface AnchorOptions extends StoreOptions, AnswerOptions {
  readonly all: boolean;
  readonly key: string;
  readonly out?: string;
}

/** `anchor GAME|--all --key FILE`: signs what is stored, so that later nobody can cut it off or change who did it when. */
export function addAnchor(command: Command, io: Io): void {
  command
    .option('--all', 'every game of the store', false)
    .requiredOption('--key <file>', 'the private key; see “stacktrail keys”')
    .option('--out <file>', 'a file to add the anchors to, instead of the standard output');
  withStore(command).action((given: string | undefined, options: AnchorOptions) =>
    useStore(io, options.store, 'read', async (store) => {
      const key = readPrivateKey(resolve(io.directory, options.key));
      const anchors: Anchor[] = [];
      const unsigned: string[] = [];
      for (const game of gamesMeant(await new Matches(store).games(), given, options)) {
        const anchor = signAnchor(game, await anchoredStream(store, game), key, new Date());
        if (anchor === null) unsigned.push(game);
        else anchors.push(anchor);
      }
      deliver(io, anchors, options);
      if (unsigned.length > 0) {
        throw new CommandError(`Not signed, because the last event can't be read: ${unsigned.join(', ')}.`);
      }
    }),
  );
}

function deliver(io: Io, anchors: readonly Anchor[], options: AnchorOptions): void {
  const { out } = options;
  const text = anchors.map((anchor) => `${JSON.stringify(anchor)}\n`).join('');
  if (out === undefined) {
    io.out.write(text);
    return;
  }
  try {
    appendFileSync(resolve(io.directory, out), text);
  } catch (error) {
    throw new CommandError(`${out} can't be written: ${(error as Error).message}.`, 'Does its folder exist?');
  }
  print(
    io,
    options,
    { file: out, games: anchors.length },
    () => `${counted(anchors.length, 'game')} signed in ${out}.`,
  );
}
