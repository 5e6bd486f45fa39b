import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { Problem } from '../problem/problem.js';

/**
 * Refuses a request whose Host isn't a name of this server. Otherwise the owner of any name could point it to this
 * server, and pages of that name could send requests from a visitor's browser (DNS rebinding). Numeric addresses and
 * `localhost` are always allowed.
 *
 * @param names the names under which the server is reached, in lower case
 */
export function knownHosts(
  names: readonly string[],
): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void {
  return ({ headers: { host = '' } }, _response, next) => {
    const name = nameIn(host);
    if (name !== null && (isOwn(name) || names.includes(name))) next();
    else next(new Problem('wrong-host', 'The header Host names no name of this server: see STACKTRAIL_HOSTS.'));
  };
}

function isOwn(name: string): boolean {
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost');
}

/** The host name in the header, without a port; `null` if there is none. */
function nameIn(host: string): string | null {
  const { address, name } =
    /^(?:\[(?<address>[\da-f:.]+)\]|(?<name>[^\s:[\]/@]+))(?::\d{1,5})?$/i.exec(host)?.groups ?? {};
  return (address ?? name)?.toLowerCase().replace(/\.$/, '') ?? null;
}
