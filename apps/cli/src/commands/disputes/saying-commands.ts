import type { Command } from 'commander';
import type { Revision } from '@stacktrail/game-events';
import { revisionArgument, wholeNumber } from '../arguments.js';
import type { Io } from '../../io.js';
import { bySomebody, given, type ByOptions } from './dispute-options.js';
import { workOnDispute } from './dispute-work.js';

/** What a seat or a judge says: `open`, `note`, `appeal` and `close`. */
export function addSaying(disputes: Command, io: Io): void {
  const open = disputes
    .command('open <game>')
    .description('dispute an event, and gather what everybody could know then')
    .requiredOption('--at <revision>', 'the event that is disputed', revisionArgument)
    .requiredOption('--claim <text>', 'what is claimed');
  bySomebody(open).action((game: string, options: ByOptions & { readonly at: Revision; readonly claim: string }) =>
    workOnDispute(io, game, options, (matches, id) =>
      matches.disputes.open(id, { ...given(options), revision: options.at, claim: options.claim }),
    ),
  );
  const note = disputes
    .command('note <game>')
    .argument('<number>', 'the number of the dispute', wholeNumber(1))
    .description('add a note; others see it once there is a ruling')
    .requiredOption('--text <text>', 'what is said')
    .option('--confidential', 'for the judge alone, also after the ruling', false);
  bySomebody(note).action(
    (game: string, dispute: number, options: ByOptions & { readonly text: string; readonly confidential: boolean }) => {
      const { text, confidential } = options;
      return workOnDispute(io, game, options, (matches, id) =>
        matches.disputes.note(id, { ...given(options), dispute, text, confidential }),
      );
    },
  );
  const appeal = disputes
    .command('appeal <game>')
    .argument('<number>', 'the number of the dispute', wholeNumber(1))
    .description('appeal a ruling: a judge rules again')
    .requiredOption('--grounds <text>', 'why the ruling should be another');
  bySomebody(appeal).action((game: string, dispute: number, options: ByOptions & { readonly grounds: string }) =>
    workOnDispute(io, game, options, (matches, id) =>
      matches.disputes.appeal(id, { ...given(options), dispute, grounds: options.grounds }),
    ),
  );
  const close = disputes
    .command('close <game>')
    .argument('<number>', 'the number of the dispute', wholeNumber(1))
    .description('close a dispute; a seat may close its own before the ruling')
    .requiredOption('--reason <text>', 'why');
  bySomebody(close).action((game: string, dispute: number, options: ByOptions & { readonly reason: string }) =>
    workOnDispute(io, game, options, (matches, id) =>
      matches.disputes.close(id, { ...given(options), dispute, reason: options.reason }),
    ),
  );
}
