import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { Matches } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { findGame } from '../games/find-game.js';
import { resultText } from '../games/result.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

interface EndOptions extends StoreOptions, AnswerOptions {
  readonly ruling: string;
  readonly judge: string;
}

/** `end GAME --ruling TEXT`: a judge ends a game whose record can't be read whole (CR 104.4). */
export function addEnd(command: Command, io: Io): void {
  command
    .requiredOption('--ruling <text>', 'the ruling; it is stored')
    .option('--judge <name>', 'who rules; it is stored', 'judge');
  withStore(command).action((given: string, options: EndOptions) =>
    useStore(io, options.store, 'write', async (store) => {
      const matches = new Matches(store);
      const game = findGame(await matches.games(), given, options.store);
      const { ruling, judge } = options;
      const result = await matches.end(game, { commandId: randomUUID(), judge, ruling });
      if (!result.accepted) throw new CommandError(`${result.message} (CR ${result.rule})`);
      const { firstRevision, lastRevision, events } = result;
      const [reversal] = events;
      const to = reversal?.type === 'ActionReversed' ? reversal.data.to : null;
      const { state } = await matches.current(game);
      print(io, options, { game, to, first: firstRevision, revision: lastRevision }, () => {
        return `Game ${game} is over: ${resultText(state)}. It ended as it stood at revision ${to}; events ${firstRevision} to ${lastRevision} say so.`;
      });
    }),
  );
}
