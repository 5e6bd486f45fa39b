import { randomUUID } from 'node:crypto';
import { Option, type Command } from 'commander';
import type { PlayerId } from '@stacktrail/game-events';
import { Matches } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { findGame } from '../games/find-game.js';
import { resultText } from '../games/result.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { wholeNumber } from './arguments.js';

interface RuleOptions extends StoreOptions, AnswerOptions {
  readonly ruling: string;
  readonly judge: string;
  readonly about?: PlayerId;
  readonly loop?: 'draw' | 'go on';
}

/** `rule GAME --ruling TEXT`: records a judge's ruling, which may say whether a loop is a draw (CR 730.4). */
export function addRule(command: Command, io: Io): void {
  command
    .requiredOption('--ruling <text>', 'the ruling; it is stored')
    .option('--judge <name>', 'who rules; it is stored', 'judge')
    .option('--about <seat>', 'the seat that it is about', wholeNumber(0))
    .addOption(
      new Option('--loop <word>', 'it is a loop of mandatory actions, or will end').choices(['draw', 'go on']),
    );
  withStore(command).action((given: string, options: RuleOptions) =>
    useStore(io, options.store, 'write', async (store) => {
      const matches = new Matches(store);
      const game = findGame(await matches.games(), given, options.store);
      const { ruling, judge, about, loop } = options;
      const result = await matches.rule(game, {
        commandId: randomUUID(),
        judge,
        ruling,
        about: about ?? null,
        ...(loop === undefined ? {} : { loop }),
      });
      if (!result.accepted) throw new CommandError(`${result.message} (CR ${result.rule})`);
      const { state } = await matches.current(game);
      const answer = {
        game,
        revision: result.lastRevision,
        winner: state.outcome?.winner ?? null,
        over: state.outcome !== null,
      };
      print(io, options, answer, () => {
        const stands = `The ruling is event ${result.firstRevision} of game ${game}.`;
        return state.outcome === null ? stands : `${stands} The game is over: ${resultText(state)}.`;
      });
    }),
  );
}
