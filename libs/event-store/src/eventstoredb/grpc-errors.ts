import { isCommandError, NotLeaderError, StreamDeletedError } from '@eventstore/db-client';
import { AccessDenied, EventStoreError, EventStoreUnavailable, StreamDeleted } from '../errors.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';

/** gRPC's status codes, https://grpc.io/docs/guides/status-codes/ */
const CANCELLED = 1;
const INVALID_ARGUMENT = 3;
const ALREADY_EXISTS = 6;
const PERMISSION_DENIED = 7;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
const UNIMPLEMENTED = 12;
const UNAVAILABLE = 14;
const UNAUTHENTICATED = 16;

const FINAL = [INVALID_ARGUMENT, PERMISSION_DENIED, FAILED_PRECONDITION, UNIMPLEMENTED, UNAUTHENTICATED];

/** Whether the connection was lost, or no node was found: another one may be. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  // After a server's death the first call fails with gRPC's own error instead of the client's.
  return code === UNAVAILABLE || code === CANCELLED || isDiscoveryFailure(error) || isChannelClosed(error);
}

/**
 * Whether the same call may succeed next: the connection was lost, another node has to be asked, or the server has not
 * done it in time. It says so of an append whose event ids another attempt is writing at that moment.
 */
export function mayPass(error: unknown): boolean {
  return error instanceof NotLeaderError || isConnectionLost(error) || codeOf(error) === ABORTED;
}

/** Whether what was to be made is there. */
export function isAlreadyThere(error: unknown): boolean {
  return codeOf(error) === ALREADY_EXISTS;
}

/** Whether asking again would get the same answer. */
export function isFinal(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && FINAL.includes(code);
}

/** The port's error for an error of the client, with the hosts that were asked. */
export function translate(error: unknown, { hosts }: Pick<Connection, 'hosts'>, stream?: StreamName): unknown {
  if (error instanceof EventStoreError) return error;
  if (error instanceof StreamDeletedError && stream !== undefined) return new StreamDeleted(stream);
  if (codeOf(error) === undefined && !isConnectionLost(error)) return error;
  const Failure = codeOf(error) === PERMISSION_DENIED ? AccessDenied : EventStoreUnavailable;
  return new Failure(`EventStoreDB at ${hosts.join(', ')}: ${messageOf(error)}`, { cause: error });
}

function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'number' ? code : undefined;
}

/** Whether the client found no node of a cluster: it has no class of error for that. */
function isDiscoveryFailure(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Failed to discover');
}

/** Whether the call was made just when another one's failure closed the channel: gRPC throws that without a code. */
function isChannelClosed(error: unknown): boolean {
  return error instanceof Error && /^Channel has been (?:closed|shut down)/.test(error.message);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDiscoveryFailure(error)) return `no node that can be used was found (${error.message.replace(/\.$/, '')})`;
  // gRPC names the note even if there is none.
  return error.message.replace(/\. Resolution note:\s*$/, '') || (isCommandError(error) ? error.type : error.name);
}
