import { Option, type Command } from 'commander';
import { Matches } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { acknowledging } from '../games/acknowledge.js';
import { findGame } from '../games/find-game.js';
import { botNames, playOn, seatedBots, type BotName } from '../games/play-on.js';
import { resultText } from '../games/result.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

interface ContinueOptions extends StoreOptions, AnswerOptions {
  readonly bots: BotName;
  readonly acknowledge: boolean;
}

/** `continue GAME`: bots go on with a stored game from the decision that it waits for. */
export function addContinue(program: Command, io: Io): void {
  const command = program
    .command('continue <game>')
    .description('let bots go on with an unfinished game, from the decision that it waits for to its end')
    .addOption(new Option('--bots <bots>', 'who plays').choices(botNames).default('random'))
    .option('--acknowledge', 'say on the error output when each decision is stored', false);
  withStore(command).action((given: string, options: ContinueOptions) =>
    useStore(io, options.store, 'existing', async (store) => {
      const matches = new Matches(store);
      const game = findGame(await matches.games(), given, options.store);
      const { state, decision, revision: from } = await matches.current(game);
      if (decision === null) {
        throw new CommandError(
          `Game ${game} is over: ${resultText(state)}.`,
          'Rewind it first, or play another one with “stacktrail play”.',
        );
      }
      const players = seatedBots(options.bots, `${game} from ${from}`, state.players.length);
      const played = await playOn(matches, game, players, acknowledging(io, game, options.acknowledge));
      const after = await matches.current(game);
      const result = resultText(after.state);
      const { winner = null } = after.state.outcome ?? {};
      const answer = {
        game,
        decision: decision.id,
        ...played,
        revision: after.revision,
        turns: after.state.turn,
        winner,
      };
      print(io, options, answer, () => {
        const what = `${counted(played.decisions, 'decision')}, ${counted(played.events, 'event')}`;
        return `Game ${game} went on from decision ${decision.id}: ${what}. It ended in turn ${after.state.turn}: ${result}.`;
      });
    }),
  );
}
