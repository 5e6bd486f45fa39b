import { toHex } from './hex.js';
import { sha256 } from './sha256.js';
import { utf8Encode } from './utf8.js';

/**
 * The one JSON text of a value: keys sorted by UTF-16 code units, no whitespace, undefined properties left out. Two
 * values that are equal as JSON have the same text.
 *
 * @throws TypeError that names the path, on anything that JSON would lose: undefined in a list, NaN, infinities, bigints,
 *   functions, symbols, and objects such as Map, Date or Uint8Array
 */
export function canonicalJson(value: unknown): string {
  return write(value, []);
}

/** The content hash of a value: hexadecimal SHA-256 of its canonical JSON in UTF-8. */
export function contentHash(value: unknown): string {
  return toHex(sha256(utf8Encode(canonicalJson(value))));
}

type Path = (string | number)[];

function write(value: unknown, path: Path): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw unwritable(String(value), path);
      return JSON.stringify(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeList(value, path) : writeObject(value, path);
    default:
      throw unwritable(typeof value, path);
  }
}

function writeList(list: readonly unknown[], path: Path): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ',';
    path.push(i);
    text += write(list[i], path);
    path.pop();
  }
  return text + ']';
}

function writeObject(object: object, path: Path): string {
  const tag = Object.prototype.toString.call(object);
  if (tag !== '[object Object]') throw unwritable(tag.slice('[object '.length, -1), path);
  const properties = object as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(properties).sort()) {
    const value = properties[key];
    if (value === undefined) continue;
    path.push(key);
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${write(value, path)}`;
    path.pop();
  }
  return `{${text}}`;
}

function unwritable(what: string, path: Path): TypeError {
  const where = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return new TypeError(`canonical JSON cannot hold ${what} at $${where}`);
}
