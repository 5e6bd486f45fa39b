import { createRequire } from 'node:module';
import codes from '@eventstore/db-client/generated/code_pb.js';
import type { Code } from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { WrongExpectedVersion } from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream, ServiceError } from '@grpc/grpc-js';
import type { Accounts } from './accounts.js';
import { assertSize, expectedOf, MAX_APPEND_SIZE, proposedEntryOf, streamOf } from './append-requests.js';
import type { FakeLog } from './fake-log.js';
import { invalidArgument } from './refusals.js';

type AnyMessage = NonNullable<ReturnType<Status['getDetails']>>;
type EmptyMessage = NonNullable<ReturnType<WrongExpectedVersion['getExpectedAny']>>;

// The client's own copy of google-protobuf: a message of another copy isn't one to its generated code.
const clientRequire = createRequire(createRequire(import.meta.url).resolve('@eventstore/db-client'));
const { Any } = clientRequire('google-protobuf/google/protobuf/any_pb.js') as { Any: new () => AnyMessage };
const { Empty } = clientRequire('google-protobuf/google/protobuf/empty_pb.js') as { Empty: new () => EmptyMessage };

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

interface OpenBatch {
  readonly options: BatchAppendReq.Options;
  readonly messages: BatchAppendReq.ProposedMessage[];
}

/** `Streams/BatchAppend`: many appends over one stream, told apart by their correlation ids. */
export function batchAppendService(log: FakeLog, accounts: Accounts) {
  return (call: Call): void => {
    const open = new Map<string, OpenBatch>();
    call.on('data', (request: BatchAppendReq) => {
      const correlationId = request.getCorrelationId()?.getString() ?? '';
      const options = open.get(correlationId)?.options ?? request.getOptions();
      if (options === undefined) {
        call.emit('error', invalidArgument('a batch begins without options'));
        return;
      }
      const batch = open.get(correlationId) ?? { options, messages: [] };
      open.set(correlationId, batch);
      batch.messages.push(...request.getProposedMessagesList());
      if (!request.getIsFinal()) return;
      open.delete(correlationId);
      const response = answer(log, batch, (stream) => accounts.assertMay(call.metadata, '$w', stream)).setCorrelationId(
        request.getCorrelationId(),
      );
      call.write(response.setStreamIdentifier(options.getStreamIdentifier()));
    });
    call.on('error', () => undefined);
    call.on('end', () => {
      call.end();
    });
  };
}

function answer(
  log: FakeLog,
  { options, messages }: OpenBatch,
  assertMayWrite: (stream: string) => void,
): BatchAppendResp {
  const response = new streams.BatchAppendResp();
  try {
    const entries = messages.map(proposedEntryOf);
    assertSize(entries);
    assertMayWrite(streamOf(options));
    const outcome = log.append(streamOf(options), expectedOf(options), entries);
    switch (outcome.kind) {
      case 'deleted':
        return response.setError(statusOf(codes.Code.FAILED_PRECONDITION, 'StreamDeleted', new shared.StreamDeleted()));
      case 'wrongExpectedVersion':
        return response.setError(
          statusOf(codes.Code.FAILED_PRECONDITION, 'WrongExpectedVersion', conflict(options, outcome.current)),
        );
      case 'appended':
      case 'idempotent': {
        const position = String(outcome.last.position);
        const at = new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position);
        const success = new streams.BatchAppendResp.Success().setPosition(at);
        return response.setSuccess(success.setCurrentRevision(String(outcome.last.revision)));
      }
    }
  } catch (error) {
    return response.setError(refusedAs(error as ServiceError));
  }
}

function conflict(options: BatchAppendReq.Options, current: number) {
  const wrong = new shared.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentStreamRevision(String(current));
  if (options.hasNoStream()) return wrong.setExpectedNoStream(new Empty());
  if (options.hasAny()) return wrong.setExpectedAny(new Empty());
  if (options.hasStreamExists()) return wrong.setExpectedStreamExists(new Empty());
  return wrong.setExpectedStreamPosition(options.getStreamPosition());
}

function refusedAs(error: ServiceError) {
  switch (error.metadata.get('exception')[0]) {
    case 'maximum-append-size-exceeded': {
      const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_SIZE);
      return statusOf(codes.Code.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', details);
    }
    case 'access-denied':
      return statusOf(codes.Code.PERMISSION_DENIED, 'AccessDenied', new shared.AccessDenied());
    default:
      return statusOf(codes.Code.INVALID_ARGUMENT, 'BadRequest', new shared.BadRequest().setMessage(error.details));
  }
}

/** A `google.rpc.Status` whose details are one of the protocol's messages. */
function statusOf(code: Code, name: string, details: { serializeBinary(): Uint8Array }) {
  const any = new Any();
  any.pack(details.serializeBinary(), `event_store.client.${name}`);
  return new status.Status().setCode(code).setMessage(name).setDetails(any);
}
