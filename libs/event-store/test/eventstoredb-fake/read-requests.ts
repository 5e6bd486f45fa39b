import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { FakeLog, LogEntry } from './fake-log.js';
import { invalidArgument } from './refusals.js';

export type EntryFilter = (entry: LogEntry) => boolean;

/** @throws ServiceError if the request isn't one that the protocol allows */
export function optionsOf(request: ReadReq): ReadReq.Options {
  const options = request.getOptions();
  if (options === undefined) throw invalidArgument('no options');
  if (options.getUuidOption()?.hasString() !== true) throw invalidArgument('UUIDs are given as strings here');
  if (options.hasStream() === options.hasAll()) throw invalidArgument('either a stream or $all is read');
  if (options.hasCount() === options.hasSubscription()) throw invalidArgument('either a count or a subscription');
  if (options.hasFilter() === options.hasNoFilter()) throw invalidArgument('either a filter or none');
  if (options.hasStream() && options.hasFilter()) throw invalidArgument('a stream is not filtered');
  if (options.hasSubscription() && !isForwards(options)) throw invalidArgument('subscribe forwards');
  if (options.hasCount() && BigInt(options.getCount()) === 0n) throw invalidArgument('a read of no event');
  return options;
}

export function isForwards(options: ReadReq.Options): boolean {
  return options.getReadDirection() === streams.ReadReq.Options.ReadDirection.FORWARDS;
}

export function streamNameOf(options: ReadReq.Options): string {
  return Buffer.from(options.getStream()?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
}

/** @throws ServiceError if a filter says nothing */
export function filterOf(options: ReadReq.Options): EntryFilter {
  const filter = options.getFilter();
  if (filter === undefined) return () => true;
  if (!filter.hasMax() && !filter.hasCount()) throw invalidArgument('a filter without a window');
  if (filter.getCheckpointintervalmultiplier() === 0) throw invalidArgument('a filter without checkpoints');
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  if (expression === undefined) throw invalidArgument('a filter on nothing');
  const textOf = (entry: LogEntry): string => (filter.hasStreamIdentifier() ? entry.stream : entry.type);
  if (expression.getRegex() !== '') {
    const regex = new RegExp(expression.getRegex());
    return (entry) => regex.test(textOf(entry));
  }
  const prefixes = expression.getPrefixList();
  if (prefixes.length === 0) throw invalidArgument('a filter without prefixes');
  return prefixFilter(prefixes, textOf);
}

export function prefixFilter(prefixes: readonly string[], textOf: (entry: LogEntry) => string): EntryFilter {
  return (entry) => prefixes.some((prefix) => textOf(entry).startsWith(prefix));
}

/**
 * The position that a read of $all names.
 * @throws ServiceError if no entry has it: positions are taken from events, never made up
 */
export function positionIn(log: FakeLog, options: ReadReq.Options): bigint | 'start' | 'end' {
  const all = options.getAll();
  if (all?.hasStart() === true) return 'start';
  if (all?.hasEnd() === true) return 'end';
  const commit = BigInt(all?.getPosition()?.getCommitPosition() ?? -1);
  const prepare = BigInt(all?.getPosition()?.getPreparePosition() ?? -1);
  if (commit !== prepare || log.entries[log.indexAt(commit)]?.position !== commit) {
    throw invalidArgument(`Invalid position (${commit}, ${prepare})`);
  }
  return commit;
}

/** @throws ServiceError if no revision is named */
export function revisionIn(options: ReadReq.Options): number | 'start' | 'end' {
  const stream = options.getStream();
  if (stream?.hasStart() === true) return 'start';
  if (stream?.hasEnd() === true) return 'end';
  if (stream?.hasRevision() === true) return Number(stream.getRevision());
  throw invalidArgument('no revision');
}
