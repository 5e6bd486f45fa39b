import type { Command } from 'commander';
import { Matches } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { gamesMeant } from '../games/find-game.js';
import { damageOfNoGame, scanStore, withScan } from '../games/scan-store.js';
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
    useStore(io, options.store, 'read', async (store) => {
      const ids = gamesMeant(await new Matches(store).games(), given, options);
      const alone = await verifyGames(io, store, ids, options.legacyOk);
      const scan = options.all ? await scanStore(store) : null;
      const reports = scan === null ? alone : withScan(alone, scan);
      print(io, options, reports, () => reports.map(reportText).join('\n\n'));
      const failed = reports.filter(({ ok }) => !ok).map(({ game }) => game);
      const besides = scan === null ? [] : damageOfNoGame(scan);
      if (failed.length > 0 || besides.length > 0) throw failure(failed, reports.length, besides);
    }),
  );
}

const mostTold = 20;

/** The error that names what failed. @param besides damage that belongs to no game */
function failure(failed: readonly string[], of: number, besides: readonly string[]): CommandError {
  const which = of === 1 ? `Game ${failed.join()} does` : `${failed.length} of ${of} games do`;
  const games = failed.length === 0 ? [] : [`${which} not verify${of === 1 ? '' : `: ${failed.join(', ')}`}.`];
  const more = besides.length > mostTold ? ` … and ${besides.length - mostTold} more` : '';
  const rest = besides.length === 0 ? [] : [`Damaged besides: ${besides.slice(0, mostTold).join('; ')}${more}.`];
  return new CommandError([...games, ...rest].join(' '));
}
