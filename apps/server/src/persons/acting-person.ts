import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

const acting = new AsyncLocalStorage<string>();

/**
 * Remembers while a request is handled who sends it, by a header that a proxy sets which knows its users.
 *
 * @param header the header's name
 */
export function rememberPerson(
  header: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const name = header.toLowerCase();
  return ({ headers }, _response, next) => {
    const person = headers[name];
    if (typeof person === 'string' && person !== '') acting.run(person, next);
    else next();
  };
}

/** A command of the request that is handled, with the person who sends it, where that is known. */
export function withPerson<C extends { readonly command: object }>(command: C): C {
  const person = acting.getStore();
  if (person === undefined) return command;
  // The bus finds the handler by the class of a command.
  const copy = Object.create(Object.getPrototypeOf(command) as object) as C;
  return Object.assign(copy, command, { command: { ...command.command, person } });
}
