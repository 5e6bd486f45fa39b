import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { StreamDamaged } from '@stacktrail/event-store';
import { canonicalExport, type StoredGameEvent, type Viewer } from '@stacktrail/game-events';
import { GameDamaged, MatchError, Matches } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { exportBundle } from '../bundles/export-bundle.js';
import { findGame, gamesMeant } from '../games/find-game.js';
import type { Io } from '../io.js';
import { beginProgress } from '../output/progress.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { viewerArgument } from './arguments.js';

interface ExportOptions extends StoreOptions {
  readonly json: boolean;
  readonly all: boolean;
  readonly out?: string;
  readonly bundle?: string;
  readonly as: Viewer;
  readonly key?: string;
}

/** `export GAME|--all`: the stored events as text that is the same for the same game everywhere. */
export function addExport(command: Command, io: Io): void {
  command
    .option('--all', 'every game of the store, in the order in which they were begun', false)
    .option('--out <file>', 'a file to write, instead of the standard output')
    .option('--bundle <file>', 'instead, one game with its cards in a file to hand over; see docs/bundles.md')
    .option(
      '--as <viewer>',
      'who may see what is in the bundle: judge, spectator or a seat from 0',
      viewerArgument,
      'judge',
    )
    .option('--key <file>', 'sign the bundle with this private key; see “stacktrail keys”');
  withStore(command).action((given: string | undefined, options: ExportOptions) =>
    useStore(io, options.store, 'read', async (store) => {
      const matches = new Matches(store);
      if (options.bundle !== undefined) {
        const game = findGame(await matches.games(), given ?? '', options.store);
        await exportBundle(io, store, game, { ...options, bundle: options.bundle });
        return;
      }
      const ids = gamesMeant(await matches.games(), given, options);
      const progress = beginProgress(io, 'games', ids.length);
      const texts: string[] = [];
      const leftOut: Error[] = [];
      let events = 0;
      for (const id of ids) {
        const stored = await exportable(matches, id);
        if (stored instanceof Error) leftOut.push(stored);
        else {
          texts.push(canonicalExport(stored, id));
          events += stored.length;
        }
        progress.update(texts.length + leftOut.length);
      }
      progress.stop();
      const [first] = leftOut;
      if (first !== undefined && ids.length === 1) throw first;
      deliver(io, texts, events, options);
      if (first !== undefined) throw incomplete(leftOut);
    }),
  );
}

/** A game's events; an error where the store has lost one, or the first can't be read. */
async function exportable(matches: Matches, id: string): Promise<readonly StoredGameEvent[] | Error> {
  try {
    const { stored, lost } = await matches.load(id);
    return lost[0] === undefined ? stored : new GameDamaged(id, lost[0]);
  } catch (error) {
    if (error instanceof MatchError || error instanceof StreamDamaged) return error;
    throw error;
  }
}

function incomplete(leftOut: readonly Error[]): CommandError {
  const why = leftOut.map(({ message }) => message).join('; ');
  return new CommandError(`${counted(leftOut.length, 'game')} left out: ${why}.`);
}

function deliver(io: Io, texts: readonly string[], events: number, { out, json }: ExportOptions): void {
  if (out === undefined) {
    for (const text of texts) io.out.write(text);
    return;
  }
  const file = resolve(io.directory, out);
  try {
    writeFileSync(file, texts.join(''));
  } catch (error) {
    throw new CommandError(`${file} can't be written: ${(error as Error).message}.`, 'Does its folder exist?');
  }
  const answer = { file: out, games: texts.length, events };
  const text = `${counted(events, 'event')} of ${counted(texts.length, 'game')} written to ${out}`;
  io.out.write(`${json ? JSON.stringify(answer, null, 2) : text}\n`);
}
