import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { sendUnaryData, ServerReadableStream, ServiceError } from '@grpc/grpc-js';
import type { Accounts } from './accounts.js';
import { assertSize, expectedOf, proposedEntryOf, streamOf } from './append-requests.js';
import type { AppendOutcome, ExpectedVersion, FakeLog } from './fake-log.js';
import type { Faults } from './faults.js';
import { commitTimeout, invalidArgument, streamDeleted } from './refusals.js';

type Call = ServerReadableStream<AppendReq, AppendResp>;

/** `Streams/Append`: the options first, then a message an event. */
export function appendService(log: FakeLog, faults: Faults, accounts: Accounts) {
  const underWay = new Set<string>();
  return (call: Call, callback: sendUnaryData<AppendResp>): void => {
    const requests: AppendReq[] = [];
    call.on('data', (request: AppendReq) => requests.push(request));
    call.on('error', () => undefined);
    const answerWhole = (): void => {
      // What came is a part: a real server stores nothing of an append whose client has gone.
      if (call.cancelled) return;
      answer(log, faults, underWay, requests, (stream) => accounts.assertMay(call.metadata, '$w', stream)).then(
        (response) => {
          callback(null, response);
        },
        (error: unknown) => {
          callback(error as ServiceError);
        },
      );
    };
    // gRPC for Node ends a call that was cut off as if it were whole, and says a moment later that it was cancelled.
    call.on('end', () => setImmediate(answerWhole));
  };
}

async function answer(
  log: FakeLog,
  faults: Faults,
  underWay: Set<string>,
  requests: readonly AppendReq[],
  assertMayWrite: (stream: string) => void,
): Promise<AppendResp> {
  await faults.whileFrozen();
  const [options, messages] = parse(requests);
  const stream = streamOf(options);
  assertMayWrite(stream);
  const expected = expectedOf(options);
  const entries = messages.map(proposedEntryOf);
  assertSize(entries);
  faults.beforeAppend();
  const ids = [stream, ...entries.map(({ id }) => id)].join(' ');
  if (underWay.has(ids)) throw commitTimeout();
  underWay.add(ids);
  const outcome = log.append(stream, expected, entries);
  await faults.beforeAnswer().finally(() => underWay.delete(ids));
  if (outcome.kind === 'deleted') throw streamDeleted(stream);
  return responseTo(outcome, expected);
}

function parse([first, ...rest]: readonly AppendReq[]): [AppendReq.Options, readonly AppendReq.ProposedMessage[]] {
  const options = first?.getOptions();
  if (options === undefined) throw invalidArgument('the first message has no options');
  const messages = rest.map((request) => request.getProposedMessage());
  if (!messages.every((message) => message !== undefined)) throw invalidArgument('a message proposes nothing');
  return [options, messages];
}

/** A conflict is an answer, not an error. */
function responseTo(outcome: Exclude<AppendOutcome, { kind: 'deleted' }>, expected: ExpectedVersion): AppendResp {
  const response = new streams.AppendResp();
  if (outcome.kind === 'wrongExpectedVersion') {
    return response.setWrongExpectedVersion(conflict(outcome.current, expected));
  }
  const { revision, position } = outcome.last;
  const success = new streams.AppendResp.Success().setCurrentRevision(String(revision));
  if (outcome.kind === 'idempotent') return response.setSuccess(success.setNoPosition(new shared.Empty()));
  const at = new streams.AppendResp.Position().setCommitPosition(String(position)).setPreparePosition(String(position));
  return response.setSuccess(success.setPosition(at));
}

function conflict(current: number, expected: ExpectedVersion): AppendResp.WrongExpectedVersion {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'any') return wrong.setExpectedAny(new shared.Empty());
  if (expected === 'streamExists') return wrong.setExpectedStreamExists(new shared.Empty());
  if (expected === 'noStream') return wrong.setExpectedNoStream(new shared.Empty());
  return wrong.setExpectedRevision(String(expected));
}
