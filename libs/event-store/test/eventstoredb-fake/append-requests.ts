import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedVersion, ProposedEntry } from './fake-log.js';
import { invalidArgument, maximumAppendSizeExceeded, missingMetadata } from './refusals.js';

/** The default of the server's `MaxAppendSize`. */
export const MAX_APPEND_SIZE = 1_048_576;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Options = AppendReq.Options | BatchAppendReq.Options;
type Message = AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage;

/** @throws ServiceError if the stream isn't named */
export function streamOf(options: Options): string {
  const name = Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
  if (name === '') throw invalidArgument('no stream identifier');
  return name;
}

/** @throws ServiceError if nothing is expected: the expected revision is always explicit */
export function expectedOf(options: Options): ExpectedVersion {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'noStream';
  if (options.hasStreamExists()) return 'streamExists';
  if ('hasRevision' in options && options.hasRevision()) return BigInt(options.getRevision());
  if ('hasStreamPosition' in options && options.hasStreamPosition()) return BigInt(options.getStreamPosition());
  throw invalidArgument('no expected revision');
}

/** @throws ServiceError if a real server would refuse the message, and where it would store what nobody can read */
export function proposedEntryOf(message: Message): ProposedEntry {
  const id = message.getId()?.getString() ?? '';
  if (!UUID.test(id)) throw invalidArgument(`'${id}' is not a UUID`);
  const metadata = message.getMetadataMap();
  const type = metadata.get('type') ?? '';
  const contentType = metadata.get('content-type') ?? '';
  if (type === '') throw missingMetadata('type');
  if (contentType === '') throw missingMetadata('content-type');
  const entry = {
    id,
    type,
    contentType,
    data: message.getData_asU8(),
    customMetadata: message.getCustomMetadata_asU8(),
  };
  if (contentType === 'application/json') {
    assertJson(entry.data);
    assertJson(entry.customMetadata);
  }
  return entry;
}

/** @throws ServiceError if there is nothing to store, or too much */
export function assertSize(entries: readonly ProposedEntry[]): void {
  if (entries.length === 0) throw invalidArgument('an append without events');
  const size = entries.reduce(
    (sum, { type, data, customMetadata }) => sum + type.length * 2 + data.length + customMetadata.length,
    0,
  );
  if (size > MAX_APPEND_SIZE) throw maximumAppendSizeExceeded(MAX_APPEND_SIZE);
}

function assertJson(bytes: Uint8Array): void {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalidArgument('content-type says JSON, and it is none');
  }
}
