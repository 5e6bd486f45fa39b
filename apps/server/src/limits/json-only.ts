import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../problem/problem.js';

const json = /^application\/json(?:\s*;\s*charset\s*=\s*"?utf-?8"?)?\s*;?\s*$/i;

/** Refuses a body that isn't JSON in UTF-8, because pages of other sites can send forms without a preflight request. */
export function jsonOnly(
  { headers }: IncomingMessage,
  _response: ServerResponse,
  next: (error?: unknown) => void,
): void {
  const { 'content-type': type = '', 'content-length': length, 'transfer-encoding': coding } = headers;
  const hasBody = coding !== undefined || (length !== undefined && length !== '0');
  if (!hasBody || json.test(type)) next();
  else next(new Problem('unsupported-body', 'Send the body as “Content-Type: application/json”, in UTF-8.'));
}
