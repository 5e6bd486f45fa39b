import { Option, type Command } from 'commander';
import { follow, GameDamaged, Matches, type Bot } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { createAcknowledger } from '../games/acknowledge.js';
import { findGame } from '../games/find-game.js';
import { botNames, playOn, seatedBots, type BotName, type PlayedOn } from '../games/play-on.js';
import { resultText } from '../games/result.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { beginProgress } from '../output/progress.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { followedText, withoutPosition } from './fork.js';

interface ContinueOptions extends StoreOptions, AnswerOptions {
  readonly bots: BotName;
  readonly acknowledge: boolean;
  readonly follow: boolean;
}

/** `continue GAME`: bots go on with a stored game from the decision that it waits for. */
export function addContinue(command: Command, io: Io): void {
  command
    .addOption(new Option('--bots <bots>', 'who plays').choices(botNames).default('random'))
    .option('--follow', 'first give the answers of the game that it was forked from again, as far as they fit', false)
    .option('--acknowledge', 'say on the error output when each decision is stored', false);
  withStore(command).action((given: string, options: ContinueOptions) =>
    useStore(io, options.store, 'write', async (store) => {
      const matches = new Matches(store);
      const game = findGame(await matches.games(), given, options.store);
      const { state, decision, revision, damaged } = await matches.current(game);
      if (damaged !== null) throw new GameDamaged(game, damaged);
      if (decision === null) {
        throw new CommandError(
          `Game ${game} is over: ${resultText(state)}.`,
          'Rewind it first, or play another one with “stacktrail play”.',
        );
      }
      const followed = options.follow ? await follow(matches, game) : null;
      const players = seatedBots(options.bots, `${game} from ${revision}`, state.players.length);
      const played = await watched(io, matches, game, players, options.acknowledge);
      const after = (await matches.current(game)).state;
      const { turn: turns, outcome } = after;
      const answer = {
        game,
        decision: decision.id,
        ...(followed === null ? {} : { followed: withoutPosition(followed) }),
        ...played,
        revision: after.revision,
        turns,
        winner: outcome?.winner ?? null,
      };
      print(io, options, answer, () => {
        const what = `${counted(played.decisions, 'decision')}, ${counted(played.events, 'event')}`;
        const first = followed === null ? '' : `${followedText(followed)}\n`;
        return `${first}Game ${game} went on from decision ${decision.id}: ${what}. It ended in turn ${turns}: ${resultText(after)}${
          played.loop ? ', ruled as a loop (CR 104.4b)' : ''
        }.`;
      });
    }),
  );
}

async function watched(
  io: Io,
  matches: Matches,
  game: string,
  players: readonly Bot[],
  acknowledge: boolean,
): Promise<PlayedOn> {
  const tell = createAcknowledger(io, game, acknowledge);
  const progress = beginProgress(io, 'games', 1);
  let decisions = 0;
  try {
    return await playOn(matches, game, players, (events) => {
      tell(events);
      progress.update(0, counted(++decisions, 'decision'));
    });
  } finally {
    progress.stop();
  }
}
