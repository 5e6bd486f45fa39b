import { pathToFileURL } from 'node:url';

/** A file to be read only, as a URI for SQLite (https://www.sqlite.org/uri.html). */
export function databaseUri(file: string, readOnly: true | 'immutable'): string {
  return `${pathToFileURL(file).href}?mode=ro${readOnly === 'immutable' ? '&immutable=1' : ''}`;
}
