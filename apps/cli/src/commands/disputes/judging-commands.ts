import type { Command } from 'commander';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import { revisionArgument, ruleArgument, wholeNumber } from '../arguments.js';
import type { Io } from '../../io.js';
import { byJudge, extensionArgument, given, type ByOptions } from './dispute-options.js';
import { workOnDispute } from './dispute-work.js';

interface RuleOptions extends ByOptions {
  readonly rule: string;
  readonly ruling: string;
  readonly about?: PlayerId;
  readonly infraction?: string;
  readonly remedy?: string;
  readonly penalty?: string;
  readonly rewind?: Revision;
  readonly reshuffle?: true;
  readonly extend: readonly { readonly player: PlayerId; readonly seconds: number }[];
}

interface EvidenceOptions extends ByOptions {
  readonly at: Revision;
  readonly from?: Revision;
  readonly to?: Revision;
}

/** What only a judge does: `rule` and `evidence`. */
export function addJudging(disputes: Command, io: Io): void {
  const rule = disputes
    .command('rule <game>')
    .argument('<number>', 'the number of the dispute', wholeNumber(1))
    .description('rule: the ruling is signed, and done in the game')
    .requiredOption('--rule <number>', 'the rule that decides it, such as 509.1a', ruleArgument)
    .requiredOption('--ruling <text>', 'the ruling, for everybody to read')
    .option('--about <seat>', 'the seat whose infraction it is', wholeNumber(0))
    .option('--infraction <id>', 'an id of the list of infractions')
    .option('--remedy <id>', 'an id of the list of remedies')
    .option('--penalty <id>', 'an id of the list of penalties')
    .option('--rewind <revision>', 'take the game back to the decision at or before it', revisionArgument)
    .option('--reshuffle', 'shuffle the library cards that no player knows')
    .option('--extend <seat:seconds>', 'give a seat more time; may be said again', extensionArgument, [])
    .option('--key <file>', 'sign with this private key, in the place of the store’s; see “stacktrail keys”');
  byJudge(rule).action((game: string, dispute: number, options: RuleOptions) =>
    workOnDispute(io, game, options, (matches, id) => {
      const { about: player, infraction, remedy, penalty, rewind: to, extend: extensions } = options;
      return matches.disputes.rule(id, {
        ...given(options),
        dispute,
        rule: options.rule,
        ruling: options.ruling,
        extensions,
        ...(player === undefined ? {} : { player }),
        ...(infraction === undefined ? {} : { infraction }),
        ...(remedy === undefined ? {} : { remedy }),
        ...(penalty === undefined ? {} : { penalty }),
        ...(to === undefined ? {} : { rewind: { to, reshuffleUnknown: options.reshuffle === true } }),
      });
    }),
  );
  const evidence = disputes
    .command('evidence <game>')
    .argument('<number>', 'the number of the dispute', wholeNumber(1))
    .description('gather what everybody could know at another moment')
    .requiredOption('--at <revision>', 'the moment', revisionArgument)
    .option('--from <revision>', 'the first event of the slice of the log', revisionArgument)
    .option('--to <revision>', 'the last one', revisionArgument);
  byJudge(evidence).action((game: string, dispute: number, options: EvidenceOptions) =>
    workOnDispute(io, game, options, (matches, id) => {
      const { at: revision, from, to } = options;
      const slice = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
      return matches.disputes.gather(id, { ...given(options), dispute, revision, ...slice });
    }),
  );
}
