import { object, player, revision } from '../fields.js';
import { list, record, text, uint, type Codec } from '../schema/codec.js';
import { isVeiled, type AnyEventSchema } from '../schema/event-schema.js';
import type { Upcasters } from '../upcasters/upcasters.js';
import { MalformedEvent } from './malformed-event.js';
import type { StoredGameEvent } from './stored-game-event.js';

/**
 * Checks that something read from outside is a stored event: its type and version are known, and it has exactly their
 * fields.
 *
 * @param event anything with `type`, `data` and `envelope`; other fields are ignored
 * @returns the schema of its type and version
 * @throws MalformedEvent that says what is wrong and where
 */
export function checkStored(event: unknown, upcasters: Upcasters): AnyEventSchema {
  if (typeof event !== 'object' || event === null) throw new MalformedEvent('expected an object');
  const { type, data, envelope } = event as Partial<StoredGameEvent>;
  refuse(storedEnvelope.check(envelope, 'envelope'));
  const version = envelope!.schemaVersion;
  const schema = upcasters.schemaOf(type as string, version);
  if (schema === undefined) throw new MalformedEvent(`type: ${whyUnknown(type as string, version, upcasters)}`);
  const veiled = data?.veiled;
  const isCommitted = veiled !== undefined && isVeiled(schema);
  refuse((isCommitted ? committedData(schema) : schema.whole).check(data, 'data'));
  if (isCommitted && (veiled.salt === undefined) !== (veiled.data === undefined)) {
    throw new MalformedEvent('data.veiled: salt and data are there together or not at all');
  }
  return schema;
}

function whyUnknown(type: string, version: number, upcasters: Upcasters): string {
  const known = upcasters.versionOf(type);
  const what = `${JSON.stringify(type)} of version ${version}`;
  if (known === undefined) return `this Stacktrail knows no ${what}; if a newer one wrote it, use that`;
  if (version < known) return `there has never been ${what}`;
  return `${what} is newer than version ${known}, up to which this Stacktrail reads it: use a newer Stacktrail`;
}

function refuse(problem: string | null): void {
  if (problem !== null) throw new MalformedEvent(problem);
}

function hexadecimal(bytes: number): Codec<string> {
  const digits = new RegExp(`^[0-9a-f]{${2 * bytes}}$`);
  const what = `${2 * bytes} hexadecimal digits in lower case`;
  return {
    shape: text.shape,
    check: (value, path) => (typeof value === 'string' && digits.test(value) ? null : `${path}: expected ${what}`),
  };
}

function optional<T>(inner: Codec<T>): Codec<T | undefined> {
  return {
    shape: inner.shape,
    check: (value, path) => (value === undefined ? null : inner.check(value, path)),
  };
}

const storedEnvelope = record({
  schemaVersion: uint,
  revision,
  rule: text,
  causes: list(revision),
  source: optional(object),
  player: optional(player),
  decidedBy: optional(player),
  repeats: optional(revision),
  batch: optional(record({ engine: text, cardLanguage: uint, hash: hexadecimal(32), state: optional(hexadecimal(9)) })),
});

const committed = new WeakMap<AnyEventSchema, Codec<unknown>>();

/** The data of an event whose veiled fields are not for every seat. */
function committedData(schema: AnyEventSchema): Codec<unknown> {
  let codec = committed.get(schema);
  if (codec === undefined) {
    const data = optional(record(schema.veiledFields));
    const veiled = record({ commitment: hexadecimal(32), salt: optional(hexadecimal(16)), data });
    codec = record({ ...schema.openFields, veiled });
    committed.set(schema, codec);
  }
  return codec;
}
