import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { disputeFor, type Viewer } from '@stacktrail/game-events';
import { disputeReport, disputesIn } from '@stacktrail/match';
import { disputeReportHtml } from '@stacktrail/views';
import { CommandError } from '../../command-error.js';
import { viewerArgument, wholeNumber } from '../arguments.js';
import { assertSeat, readGame } from '../../games/read-game.js';
import type { Io } from '../../io.js';
import { print, type AnswerOptions } from '../../output/print.js';
import { withStore, type StoreOptions } from '../../stores/store-option.js';
import { useStore } from '../../stores/use-store.js';
import { disputeText } from './dispute-text.js';

interface ReadOptions extends StoreOptions, AnswerOptions {
  readonly as: Viewer;
}

function asViewer(): Option {
  return new Option('--as <viewer>', 'through whose eyes: judge, spectator or a seat from 0')
    .argParser(viewerArgument)
    .default('judge');
}

/** What is read of disputes: `show` and `report`. */
export function addReading(disputes: Command, io: Io): void {
  const show = disputes
    .command('show <game>')
    .argument('[number]', 'the number of a dispute; all where absent', wholeNumber(1))
    .description('what is disputed of a game')
    .addOption(asViewer());
  withStore(show).action((game: string, number: number | undefined, options: ReadOptions) =>
    useStore(io, options.store, 'read', async (store) => {
      const record = await readGame(store, game, options.store);
      assertSeat(record, options.as);
      const seen = disputesIn(record).disputes.flatMap((dispute) => disputeFor(dispute, options.as) ?? []);
      const wanted = seen.filter((dispute) => number === undefined || dispute.number === number);
      if (number !== undefined && wanted.length === 0) throw notThere(record.id, number, seen);
      const seats = record.setup.seats.map(({ name }) => name);
      print(io, options, { game: record.id, disputes: wanted }, () =>
        wanted.length === 0
          ? `Nothing of game ${record.id} is disputed.`
          : wanted.map((dispute) => disputeText(dispute, seats)).join('\n\n'),
      );
    }),
  );
  const report = disputes
    .command('report <game>')
    .argument('<number>', 'the number of the dispute', wholeNumber(1))
    .description('the dispute as a page for people, which stands alone and can be printed')
    .requiredOption('--out <file>', 'the file to write, in HTML')
    .addOption(asViewer());
  withStore(report).action((game: string, number: number, options: ReadOptions & { readonly out: string }) =>
    useStore(io, options.store, 'read', async (store) => {
      const record = await readGame(store, game, options.store);
      assertSeat(record, options.as);
      const page = disputeReportHtml(await disputeReport(record, number, options.as));
      const file = resolve(io.directory, options.out);
      try {
        writeFileSync(file, page, { flag: 'wx', mode: 0o600 });
      } catch (error) {
        const why = `${file} can't be written: ${(error as Error).message}.`;
        throw new CommandError(why, 'Name a file that isn’t there yet.');
      }
      print(io, options, { game: record.id, dispute: number, file: options.out }, () => {
        return `Dispute ${number} of game ${record.id} is in ${options.out}.`;
      });
    }),
  );
}

function notThere(game: string, number: number, seen: readonly { readonly number: number }[]): CommandError {
  const there =
    seen.length === 0 ? 'Nothing of it is disputed' : `Its disputes are ${seen.map((each) => each.number).join(', ')}`;
  return new CommandError(`Game ${game} has no dispute ${number}.`, `${there}, as far as this viewer may know.`);
}
