import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EventStore } from '@stacktrail/event-store';
import type { Viewer } from '@stacktrail/game-events';
import { bundleOfGame, Matches, readBundle } from '@stacktrail/match';
import { readPrivateKey } from '../anchors/key-files.js';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';

interface BundleOptions extends AnswerOptions {
  /** The file to write. */
  readonly bundle: string;
  readonly as: Viewer;
  readonly key?: string;
}

/** Writes a game into a file to hand over. @throws CommandError if the file is there already, or can't be written */
export async function exportBundle(io: Io, store: EventStore, game: string, options: BundleOptions): Promise<void> {
  const { bundle, as: viewer, key } = options;
  const signing = key === undefined ? null : readPrivateKey(resolve(io.directory, key));
  const text = await bundleOfGame(store, new Matches(store), game, viewer, signing);
  const file = resolve(io.directory, bundle);
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new CommandError(
      `${file} can't be written: ${(error as Error).message}.`,
      'Name a file that isn’t there yet.',
    );
  }
  const { head, seal } = readBundle(text);
  const { events, seenBy } = head;
  print(io, options, { game, file: bundle, events, seenBy, sha256: seal.sha256, signed: seal.signed !== null }, () => {
    const who = seenBy === 'judge' ? 'It holds hidden cards' : `It holds what ${nameOf(seenBy)} sees`;
    const by = seal.signed === null ? 'nobody has signed it' : `signed by ${seal.signed.key}`;
    return `Game ${game} is in ${bundle}: ${counted(events, 'event')}. ${who}; ${by}. SHA-256 ${seal.sha256}`;
  });
}

function nameOf(seenBy: 'spectator' | number): string {
  return seenBy === 'spectator' ? 'a spectator' : `seat ${seenBy}`;
}
