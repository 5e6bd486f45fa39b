import type { Command } from 'commander';
import { Matches, verifyGame, type CheckResult, type VerifyReport } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { gamesMeant } from '../games/find-game.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { beginProgress } from '../output/progress.js';
import { counted, grouped } from '../output/words.js';
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
    .description(
      'check the record: facts, chain of hashes, shuffles, cards, and that the rules make the same facts again',
    )
    .option('--all', 'every game of the store', false)
    .option('--legacy-ok', 'report facts that today’s rules code would make otherwise, and accept them', false);
  withStore(command).action((given: string | undefined, options: VerifyOptions) =>
    useStore(io, options.store, 'existing', async (store) => {
      const matches = new Matches(store);
      const ids = gamesMeant(await matches.games(), given, options);
      const progress = beginProgress(io, ids.length === 1 ? 'events' : 'games', ids.length);
      const reports: VerifyReport[] = [];
      for (const id of ids) {
        reports.push(verifyGame(await matches.load(id), { legacyOk: options.legacyOk }));
        progress.update(reports.length);
      }
      progress.stop();
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

const marks: Readonly<Record<CheckResult['status'], string>> = {
  passed: 'ok',
  failed: 'FAILED',
  tolerated: 'tolerated',
  skipped: 'skipped',
};

function reportText({ game, events, ok, checks }: VerifyReport): string {
  const width = Math.max(...checks.map(({ check }) => check.length));
  const lines = checks.flatMap(({ check, status, examined, problems }) => [
    `  ${check.padEnd(width)}  ${marks[status].padEnd(9)}  ${grouped(examined)} examined`,
    ...problems.map(({ revision, problem }) => `    ${revision === null ? '' : `revision ${revision}: `}${problem}`),
  ]);
  return [`Game ${game}, ${counted(events, 'event')}: ${ok ? 'holds' : 'DOES NOT HOLD'}`, ...lines].join('\n');
}
