import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { DeleteReq, DeleteResp, TombstoneReq, TombstoneResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { sendUnaryData, ServerUnaryCall, ServiceError } from '@grpc/grpc-js';
import type { FakeLog } from './fake-log.js';
import { invalidArgument, streamDeleted, wrongExpectedVersion } from './refusals.js';

type Options = DeleteReq.Options | TombstoneReq.Options;

/** `Streams/Delete`: the stream is gone for readers, but goes on numbering when it is written again. */
export function deleteService(log: FakeLog) {
  return (call: ServerUnaryCall<DeleteReq, DeleteResp>, callback: sendUnaryData<DeleteResp>): void => {
    try {
      log.softDelete(checked(log, call.request.getOptions()));
      callback(null, new streams.DeleteResp());
    } catch (error) {
      callback(error as ServiceError);
    }
  };
}

/** `Streams/Tombstone`: the stream can never be written or read again. */
export function tombstoneService(log: FakeLog) {
  return (call: ServerUnaryCall<TombstoneReq, TombstoneResp>, callback: sendUnaryData<TombstoneResp>): void => {
    try {
      log.tombstone(checked(log, call.request.getOptions()));
      callback(null, new streams.TombstoneResp());
    } catch (error) {
      callback(error as ServiceError);
    }
  };
}

function checked(log: FakeLog, options: Options | undefined): string {
  if (options === undefined) throw invalidArgument('no options');
  const name = Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
  const stream = log.stream(name);
  if (stream?.tombstoned === true) throw streamDeleted(name);
  const current = (stream?.entries.length ?? 0) - 1;
  if (options.hasRevision() && options.getRevision() !== String(current)) {
    throw wrongExpectedVersion(name, options.getRevision(), current);
  }
  if (options.hasNoStream() && current >= 0) throw wrongExpectedVersion(name, '-1', current);
  return name;
}
