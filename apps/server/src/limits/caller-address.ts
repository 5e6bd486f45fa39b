import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

const addresses = new AsyncLocalStorage<string>();

/** Remembers, for all that a request leads to, the address that sent it. */
export function rememberAddress(
  { ip = '' }: IncomingMessage & { readonly ip?: string },
  _response: unknown,
  next: () => void,
): void {
  addresses.run(ip, next);
}

/** The address that sent the request at hand; empty where there is none. */
export function callerAddress(): string {
  return addresses.getStore() ?? '';
}
