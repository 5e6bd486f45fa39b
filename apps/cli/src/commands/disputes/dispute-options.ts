import { resolve } from 'node:path';
import { randomUUID } from 'node:crypto';
import { InvalidArgumentError, type Command } from 'commander';
import type { EventStore } from '@stacktrail/event-store';
import type { Party, PlayerId } from '@stacktrail/game-events';
import { InfractionsRefused, Matches, readInfractions, type MatchesOptions } from '@stacktrail/match';
import { readPrivateKey } from '../../anchors/key-files.js';
import { CommandError } from '../../command-error.js';
import { wholeNumber } from '../arguments.js';
import type { Io } from '../../io.js';
import type { AnswerOptions } from '../../output/print.js';
import { withStore, type StoreOptions } from '../../stores/store-option.js';

/** Who gives a command to a dispute, and what it is ruled by. */
export interface ByOptions extends StoreOptions, AnswerOptions {
  readonly seat?: PlayerId;
  readonly judge: string;
  readonly infractions?: string;
  readonly key?: string;
}

/** Adds the options of a command that a seat or a judge gives. */
export function bySomebody(command: Command): Command {
  return withStore(
    command
      .option('--seat <seat>', 'the seat that does it; a judge where none is named', wholeNumber(0))
      .option('--judge <name>', 'the name of the judge; it is stored', 'judge'),
  );
}

/** Adds the options of a command that only a judge gives. */
export function byJudge(command: Command): Command {
  return withStore(
    command
      .option('--judge <name>', 'the name of the judge; it is stored', 'judge')
      .option(
        '--infractions <file>',
        'what judges have names for, in the place of the list that comes with Stacktrail',
      ),
  );
}

/** What every command to a dispute has. */
export function given({ seat, judge }: ByOptions): { readonly commandId: string; readonly by: Party } {
  return { commandId: randomUUID(), by: seat === undefined ? { judge } : { seat } };
}

/** The games of a store, with the list of infractions and the key that the command line names. */
export function judging(io: Io, store: EventStore, { infractions, key }: ByOptions): Matches {
  const options: MatchesOptions = {
    ...(infractions === undefined ? {} : { infractions: infractionsIn(resolve(io.directory, infractions)) }),
    ...(key === undefined ? {} : { verdictKey: readPrivateKey(resolve(io.directory, key)) }),
  };
  return new Matches(store, options);
}

function infractionsIn(file: string): ReturnType<typeof readInfractions> {
  try {
    return readInfractions(file);
  } catch (error) {
    if (error instanceof InfractionsRefused) throw new CommandError(`${error.message}.`, 'See docs/disputes.md.', 2);
    throw error;
  }
}

/** Parses `SEAT:SECONDS`. */
export function extensionArgument(
  text: string,
  before: readonly { readonly player: PlayerId; readonly seconds: number }[] = [],
): readonly { readonly player: PlayerId; readonly seconds: number }[] {
  const { seat, seconds } = /^(?<seat>\d{1,2}):(?<seconds>\d{1,6})$/.exec(text)?.groups ?? {};
  if (seat === undefined) throw new InvalidArgumentError('Expected a seat and seconds, such as 0:180.');
  return [...before, { player: Number(seat) as PlayerId, seconds: Number(seconds) }];
}
