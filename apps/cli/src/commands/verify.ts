import type { Command } from 'commander';
import {
  checkNames,
  Matches,
  verifyGame,
  type CheckName,
  type CheckResult,
  type VerifyOptions,
  type VerifyReport,
} from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { gamesMeant } from '../games/find-game.js';
import type { Io } from '../io.js';
import { answersToErrors } from '../output/known-errors.js';
import { print, type AnswerOptions } from '../output/print.js';
import { beginProgress } from '../output/progress.js';
import { counted, grouped } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

interface VerifyCommandOptions extends StoreOptions, AnswerOptions {
  readonly all: boolean;
  readonly legacyOk: boolean;
}

/** `verify GAME|--all`: whether the record holds: facts, hashes, shuffles, cards, and that play goes on from it. */
export function addVerify(program: Command, io: Io): void {
  const command = program
    .command('verify [game]')
    .description(
      'check the record: facts, chain of hashes, shuffles, cards, and that the rules make the same facts again',
    )
    .option('--all', 'every game of the store', false)
    .option('--legacy-ok', 'report facts that today’s rules code would make otherwise, and accept them', false);
  withStore(command).action((given: string | undefined, options: VerifyCommandOptions) =>
    useStore(io, options.store, 'existing', async (store) => {
      const matches = new Matches(store);
      const ids = gamesMeant(await matches.games(), given, options);
      const reports = await verifyAll(io, matches, ids, options);
      print(io, options, reports, () => reports.map(reportText).join('\n\n'));
      const failed = reports.filter(({ ok }) => !ok).map(({ game }) => game);
      if (failed.length > 0) throw failure(failed, reports.length);
    }),
  );
}

async function verifyAll(
  io: Io,
  matches: Matches,
  ids: readonly string[],
  { legacyOk }: Pick<VerifyCommandOptions, 'legacyOk'>,
): Promise<readonly VerifyReport[]> {
  const progress = beginProgress(io, '% of the checks', 100);
  const reports: VerifyReport[] = [];
  try {
    for (const [i, id] of ids.entries()) {
      const onProgress = (check: CheckName, done: number, total: number): void => {
        const ofGame = (checkNames.indexOf(check) + done / total) / checkNames.length;
        progress.update(Math.floor((100 * (i + ofGame)) / ids.length));
      };
      reports.push(await verifyOne(matches, id, { legacyOk, onProgress }));
      progress.update(Math.floor((100 * (i + 1)) / ids.length));
    }
  } finally {
    progress.stop();
  }
  return reports;
}

/** A report, of a game too that is so damaged that it can't be read whole. */
async function verifyOne(matches: Matches, id: string, options: VerifyOptions): Promise<VerifyReport> {
  try {
    return verifyGame(await matches.load(id), options);
  } catch (error) {
    const known = answersToErrors(error);
    if (known === null) throw error;
    const problems = [{ revision: null, problem: known.message }];
    const unread: CheckResult = { check: 'fold', status: 'failed', examined: 0, problems, skipped: null };
    return { game: id, events: 0, ok: false, checks: [unread] };
  }
}

function failure(failed: readonly string[], of: number): CommandError {
  const which = of === 1 ? `Game ${failed.join()} does` : `${failed.length} of ${of} games do`;
  return new CommandError(`${which} not verify${of === 1 ? '' : `: ${failed.join(', ')}`}.`);
}
