import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import type { Revision } from '@stacktrail/game-events';
import { follow, InvalidCommand, Matches, type Followed, type GameForked } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { findGame } from '../games/find-game.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { revisionArgument } from './arguments.js';

interface ForkOptions extends StoreOptions, AnswerOptions {
  readonly at?: Revision;
  readonly follow: boolean;
}

/** `fork GAME --at REV`: another line of play, a game of its own. */
export function addFork(command: Command, io: Io): void {
  command
    .option('--at <revision>', 'after this event of the game (default: the last one)', revisionArgument)
    .option('--follow', 'give the answers of the game again, as far as they fit', false);
  withStore(command).action((given: string, options: ForkOptions) =>
    useStore(io, options.store, 'write', async (store) => {
      const matches = new Matches(store);
      const parent = findGame(await matches.games(), given, options.store);
      const forked = await forkedGame(matches, parent, options.at);
      const followed = options.follow ? await follow(matches, forked.gameId) : null;
      const { gameId, at } = forked;
      const answer = {
        game: gameId,
        parent,
        at,
        decision: forked.decision?.id ?? null,
        followed: withoutPosition(followed),
      };
      print(io, options, answer, () =>
        [
          `Game ${gameId} is another line of play of ${parent}, from revision ${at} on.`,
          ...(followed === null ? [] : [followedText(followed)]),
        ].join('\n'),
      );
    }),
  );
}

async function forkedGame(matches: Matches, parent: string, at: Revision | undefined): Promise<GameForked> {
  try {
    return await matches.forks.fork(parent, { commandId: randomUUID(), ...(at === undefined ? {} : { at }) });
  } catch (error) {
    if (!(error instanceof InvalidCommand)) throw error;
    const [fault] = error.faults;
    throw new CommandError(`--at ${fault?.message ?? 'is wrong'}.`, 'Say an earlier revision: --at REVISION.', 2);
  }
}

/** What programs are told of it. */
export function withoutPosition(followed: Followed | null): Omit<Followed, 'position'> | null {
  if (followed === null) return null;
  const { position: _, ...rest } = followed;
  return rest;
}

/** How far the answers of the other line of play fitted, as a sentence. */
export function followedText({ answers, stoppedAt, because }: Followed): string {
  const given = `${counted(answers, 'answer')} given again`;
  return stoppedAt === null
    ? `${given}, to the end of the game.`
    : `${given}. It stopped at decision ${stoppedAt}: ${because}.`;
}
