import type { Command } from 'commander';
import { Matches } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { gamesMeant } from '../games/find-game.js';
import { verifyGames } from '../games/verify-games.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { reportText } from '../output/report-text.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

interface VerifyOptions extends StoreOptions, AnswerOptions {
  readonly all: boolean;
  readonly legacyOk: boolean;
}

/** `verify GAME|--all`: whether the record holds: facts, hashes, shuffles, cards, and that play goes on from it. */
export function addVerify(program: Command, io: Io): void {
  const command = program
    .command('verify [game]')
    .description('check the record: facts, hashes, shuffles, cards, and that the rules make the same facts again')
    .option('--all', 'every game of the store', false)
    .option('--legacy-ok', "report facts that today's rules would not make any more, and accept them", false);
  withStore(command).action((given: string | undefined, options: VerifyOptions) =>
    useStore(io, options.store, 'existing', async (store) => {
      const ids = gamesMeant(await new Matches(store).games(), given, options);
      const reports = await verifyGames(io, store, ids, options.legacyOk);
      print(io, options, reports, () => reports.map(reportText).join('\n\n'));
      const failed = reports.filter(({ ok }) => !ok).map(({ game }) => game);
      if (failed.length > 0) throw failure(failed, reports.length);
    }),
  );
}

function failure(failed: readonly string[], of: number): CommandError {
  const which = of === 1 ? `Game ${failed.join()} does` : `${failed.length} of ${of} games do`;
  return new CommandError(`${which} not verify${of === 1 ? '' : `: ${failed.join(', ')}`}.`);
}
