import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { PlayerId } from '@stacktrail/game-events';
import { Matches, type Committed } from '@stacktrail/match';
import type { Rejection, ShortcutPart } from '@stacktrail/rules';
import { CommandError } from '../command-error.js';
import { findGame } from '../games/find-game.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { wholeNumber } from './arguments.js';

interface ShortcutOptions extends StoreOptions, AnswerOptions {
  readonly seat: PlayerId;
  readonly parts?: string;
  readonly accept?: true;
  readonly at?: number;
}

/** `shortcut GAME --seat N`: suggests a sequence of choices, or accepts or shortens the one that stands (CR 730.2). */
export function addShortcut(command: Command, io: Io): void {
  command
    .requiredOption('--seat <seat>', 'who suggests it or answers it', wholeNumber(0))
    .option('--parts <file>', 'suggest what this file says: JSON, a list of choices and of loops of them')
    .option('--accept', 'accept the shortcut that stands')
    .option('--at <count>', 'shorten it: so many of its choices are made, the next one otherwise', wholeNumber(0));
  withStore(command).action((given: string, options: ShortcutOptions) => {
    const ways = [options.parts, options.accept, options.at].filter((way) => way !== undefined);
    if (ways.length !== 1) throw new CommandError('Give exactly one of --parts, --accept and --at.', undefined, 2);
    return useStore(io, options.store, 'write', async (store) => {
      const matches = new Matches(store);
      const game = findGame(await matches.games(), given, options.store);
      const result = await carriedOut(io, matches, game, options);
      if (!result.accepted) throw new CommandError(`${result.message} (CR ${result.rule})`);
      const { firstRevision, lastRevision, shortcut = null } = result;
      const proposed = options.parts === undefined ? {} : { proposal: firstRevision };
      print(io, options, { game, ...proposed, revision: lastRevision, shortcut }, () => told(result, options));
    });
  });
}

function carriedOut(
  io: Io,
  matches: Matches,
  game: string,
  { seat: player, parts, at }: ShortcutOptions,
): Promise<Committed | Rejection> {
  const commandId = randomUUID();
  if (parts === undefined) return matches.answerShortcut(game, { commandId, player, at: at ?? null });
  return matches.proposeShortcut(game, { commandId, player, parts: partsIn(io, parts) });
}

/** The choices of a file. @throws CommandError if it can't be read or has no list of choices */
function partsIn(io: Io, file: string): readonly ShortcutPart[] {
  let parts: unknown;
  try {
    parts = JSON.parse(readFileSync(resolve(io.directory, file), 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} can’t be read as JSON: ${(error as Error).message}`, undefined, 2);
  }
  if (arePart(parts)) return parts;
  const shape = '[{"player": 0, "answer": {…}}, {"repeat": 3, "parts": […]}]';
  throw new CommandError(`${file} holds no list of choices.`, `It looks like ${shape}.`, 2);
}

function arePart(value: unknown): value is readonly ShortcutPart[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPart);
}

function isPart(value: unknown): value is ShortcutPart {
  if (typeof value !== 'object' || value === null) return false;
  if ('repeat' in value) {
    return Number.isSafeInteger(value.repeat) && Number(value.repeat) > 0 && 'parts' in value && arePart(value.parts);
  }
  const { player, answer } = value as { readonly player?: unknown; readonly answer?: unknown };
  return Number.isSafeInteger(player) && typeof answer === 'object' && answer !== null && 'form' in answer;
}

function told({ firstRevision, shortcut }: Committed, { parts }: ShortcutOptions): string {
  if (parts !== undefined) return `Suggested: it is event ${firstRevision}. The others accept or shorten it.`;
  if (shortcut === undefined) return `Answered in event ${firstRevision}. Others have yet to answer.`;
  const { agreed, taken, stopped } = shortcut;
  const done = `Of ${counted(agreed, 'choice')} agreed on, ${taken} ${taken === 1 ? 'was' : 'were'} made.`;
  return stopped === null ? done : `${done} It stopped early: ${stopped}`;
}
