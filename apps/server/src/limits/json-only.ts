import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../problem/problem.js';

const json = /^application\/json(?:\s*;\s*charset\s*=\s*"?utf-?8"?)?\s*;?\s*$/i;

/** Refuses a body of any other kind than JSON in UTF-8: a page of another site can send forms without asking first. */
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
