import { Metadata, type ServiceError, status } from '@grpc/grpc-js';

/** An error as the server gives it: the client goes by the `exception` in the trailer rather than by the code. */
export function refusal(code: status, details: string, trailer: Readonly<Record<string, string>> = {}): ServiceError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailer)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

export const streamDeleted = (stream: string): ServiceError =>
  refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const wrongExpectedVersion = (stream: string, expected: string, actual: number): ServiceError =>
  refusal(status.FAILED_PRECONDITION, `Delete failed due to WrongExpectedVersion. Stream: ${stream}`, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': expected,
    'actual-version': String(actual),
  });

export const maximumAppendSizeExceeded = (limit: number): ServiceError =>
  refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

export const missingMetadata = (property: string): ServiceError =>
  refusal(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

export const notLeader = (host: string, port: number): ServiceError =>
  refusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const accessDenied = (): ServiceError =>
  refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

export const invalidArgument = (details: string): ServiceError => refusal(status.INVALID_ARGUMENT, details);

/** What an append is answered whose event ids another attempt is writing at that moment. */
export const commitTimeout = (): ServiceError => refusal(status.ABORTED, 'Operation timed out: Commit phase timeout');
