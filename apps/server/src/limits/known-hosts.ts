import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { Problem } from '../problem/problem.js';

/**
 * Refuses a request for another name than one of this server's: whoever owns a name can lead it to this server, and with
 * it the pages of a browser that may then ask here (DNS rebinding). An address in numbers and `localhost` are always fine.
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

/** The name in the header, without a port; `null` if it is no name. */
function nameIn(host: string): string | null {
  const { address, name } =
    /^(?:\[(?<address>[\da-f:.]+)\]|(?<name>[^\s:[\]/@]+))(?::\d{1,5})?$/i.exec(host)?.groups ?? {};
  return (address ?? name)?.toLowerCase().replace(/\.$/, '') ?? null;
}
