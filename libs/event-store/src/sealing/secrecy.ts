import type { StreamName } from '../stream-name.js';

/** Where something secret stands in an event: the names of fields, one inside the other. */
export type SecretPlace = readonly ['data' | 'metadata', ...string[]];

/** What is secret in the events of a stream. */
export interface StreamSecrets {
  /** Whose key seals them. Streams of one owner share its key, which is deleted with the first of them. */
  readonly owner: string;
  /** Whether the key outlives its streams, for others need it. */
  readonly shared?: boolean;
  readonly places: readonly SecretPlace[];
  /** Whether only the store's own account may read the stream at all, where the store has accounts. */
  readonly guarded?: boolean;
  /** Whether they are compressed. How far a text can be compressed tells something of it, so short ones are not. */
  readonly compressed?: boolean;
}

/** What is secret in a stream; `null` if nothing is. */
export type Secrecy = (stream: StreamName) => StreamSecrets | null;

/** What of an event is open, or all of it. */
export interface Content {
  readonly data: unknown;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The secret values of an event by their places, such as `data.veiled.salt`. */
export type SecretValues = Readonly<Record<string, unknown>>;

/** Cuts the secret values out of an event. @returns `null` where it has none */
export function cutSecrets(
  { data, metadata }: Content,
  places: readonly SecretPlace[],
): { readonly open: Content; readonly secrets: SecretValues } | null {
  let open: unknown = { data, metadata };
  const secrets: Record<string, unknown> = {};
  for (const place of places) {
    const { rest, found } = without(open, place);
    if (found === undefined) continue;
    open = rest;
    secrets[place.join('.')] = found;
  }
  if (Object.keys(secrets).length === 0) return null;
  // The data may be a secret as a whole.
  const { data: openData = null, metadata: openMetadata = {} } = open as Partial<Content>;
  return { open: { data: openData, metadata: openMetadata }, secrets };
}

/** The event again, each secret value after the open fields that stand beside it. */
export function joinSecrets({ data, metadata }: Content, secrets: SecretValues): Content {
  let whole: unknown = { data, metadata };
  for (const [place, value] of Object.entries(secrets)) whole = withValue(whole, place.split('.'), value);
  return whole as Content;
}

function without(value: unknown, [name = '', ...inner]: readonly string[]): { rest: unknown; found: unknown } {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return { rest: value, found: undefined };
  if (inner.length === 0) {
    const { [name]: found, ...rest } = value;
    return { rest, found };
  }
  const { rest, found } = without(value[name], inner);
  return { rest: found === undefined ? value : { ...value, [name]: rest }, found };
}

function withValue(value: unknown, [name = '', ...inner]: readonly string[], secret: unknown): unknown {
  const record = isRecord(value) ? value : {};
  return { ...record, [name]: inner.length === 0 ? secret : withValue(record[name], inner, secret) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
