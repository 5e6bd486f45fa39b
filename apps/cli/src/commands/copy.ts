import { StoreAddress, compareStores, copyStore, type EventStore, type NotCopied } from '@stacktrail/event-store';
import type { Command } from 'commander';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { withJson } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

interface CopyOptions extends AnswerOptions {
  readonly from: StoreAddress;
  readonly to: StoreAddress;
}

const mostTold = 20;

/** `copy`: every event of a store into another, and whether they are the same afterwards. */
export function addCopy(command: Command, io: Io): void {
  const address = (given: string): StoreAddress => new StoreAddress(given);
  command
    .requiredOption('--from <store>', 'sqlite:FILE or esdb://HOST:PORT', address)
    .requiredOption('--to <store>', 'sqlite:FILE, made if there is none, or esdb://HOST:PORT', address);
  withJson(command).action(async (options: CopyOptions) => {
    const { from, to } = options;
    if (from.uri === to.uri)
      throw new CommandError(`${from.shown} can't be copied into itself.`, 'Name another store with --to.', 2);
    await useStore(io, from, 'read', (source) =>
      useStore(io, to, 'write or make', (target) => copyAndCompare(io, options, source, target)),
    );
  });
}

async function copyAndCompare(io: Io, options: CopyOptions, from: EventStore, to: EventStore): Promise<void> {
  const report = await copyStore(from, to);
  const differences = await compareStores(from, to, report.through);
  const { streams, copied, present, notCopied } = report;
  print(io, options, { streams, copied, present, notCopied, differences }, () => {
    const before = present === 0 ? '' : `; ${present.toLocaleString('en')} were there already`;
    const same = differences.length === 0 ? ' Both stores have been read and are the same.' : '';
    return `${copied.toLocaleString('en')} events copied of ${streams.toLocaleString('en')} streams${before}.${same}`;
  });
  const problems = [
    ...notCopied.map(placeText),
    ...differences.map(({ stream, events: [here, there] }) => `${stream}: ${here} events here, ${there} in the copy`),
  ];
  if (problems.length === 0) return;
  const more = problems.length > mostTold ? `\n… and ${problems.length - mostTold} more` : '';
  throw new CommandError(`The copy is not the same:\n${problems.slice(0, mostTold).join('\n')}${more}`);
}

function placeText({ stream, revision, problem }: NotCopied): string {
  return `${stream ?? 'an unknown stream'}, from revision ${revision ?? '?'} on: ${problem}`;
}
