import type { Command } from 'commander';
import type { PlayerId } from '@stacktrail/game-events';
import { wholeNumber } from '../arguments.js';
import { findGame } from '../../games/find-game.js';
import type { Io } from '../../io.js';
import { print, type AnswerOptions } from '../../output/print.js';
import { Matches } from '@stacktrail/match';
import { withStore, type StoreOptions } from '../../stores/store-option.js';
import { useStore } from '../../stores/use-store.js';
import { byJudge, given, judging, type ByOptions } from './dispute-options.js';
import { penaltiesText } from './dispute-text.js';

interface PenaltyOptions extends ByOptions {
  readonly about: PlayerId;
  readonly penalty: string;
  readonly infraction?: string;
  readonly reason: string;
}

interface ListOptions extends StoreOptions, AnswerOptions {
  readonly match?: string;
  readonly person?: string;
}

/** `penalty`, `penalties` over all games of a store, and the `key` with which rulings are signed. */
export function addPenalties(disputes: Command, io: Io): void {
  const penalty = disputes
    .command('penalty <game>')
    .description('give somebody a penalty that nobody has disputed about')
    .requiredOption('--about <seat>', 'the seat of the person', wholeNumber(0))
    .requiredOption('--penalty <id>', 'an id of the list of penalties')
    .requiredOption('--reason <text>', 'why')
    .option('--infraction <id>', 'an id of the list of infractions');
  byJudge(penalty).action((game: string, options: PenaltyOptions) =>
    useStore(io, options.store, 'write', async (store) => {
      const matches = judging(io, store, options);
      const id = findGame(await matches.games(), game, options.store);
      const { about: player, penalty: named, infraction, reason } = options;
      const what = { player, penalty: named, reason, ...(infraction === undefined ? {} : { infraction }) };
      const { disputes: all } = await matches.disputes.penalize(id, { ...given(options), ...what });
      print(io, options, { game: id, penalties: all.penalties }, () => penaltiesText(all.penalties));
    }),
  );
  const list = disputes
    .command('penalties')
    .description('the penalties of a person over the games of a match')
    .option('--match <name>', 'only in games of this match')
    .option('--person <name>', 'only of whoever plays under this name');
  withStore(list).action((options: ListOptions) =>
    useStore(io, options.store, 'read', async (store) => {
      const { match, person } = options;
      const all = await new Matches(store).disputes.penalties();
      const fitting = all
        .filter(
          (each) => (match === undefined || each.match === match) && (person === undefined || each.person === person),
        )
        .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
      print(io, options, fitting, () => penaltiesText(fitting));
    }),
  );
  const key = disputes.command('key').description('the public key of the store, with which its rulings can be checked');
  withStore(key).action((options: StoreOptions & AnswerOptions) =>
    useStore(io, options.store, 'write', async (store) => {
      const open = await new Matches(store).disputes.key.open();
      print(io, options, open, () => `${open.pem}Fingerprint: ${open.key}`);
    }),
  );
}
