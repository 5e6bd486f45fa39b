import { record, uint, type Codec, type Fields, type Values } from './codec.js';

/**
 * The shape of one kind of event.
 *
 * `open` fields are for everyone. `veiled` fields are for the seats whose bits are set in the open field `seenBy` (bit
 * n is seat n). If that isn't every seat, the veiled fields are stored separately, and a salted commitment to them is
 * hashed.
 */
export interface EventSchema<Data> {
  readonly version: number;
  readonly openFields: Fields;
  readonly veiledFields: Fields;
  /** All fields of the event, for whoever may see all of it. */
  readonly whole: Codec<Data>;
}

/** The schema of any kind of event, for code that treats all kinds alike. */
export type AnyEventSchema = EventSchema<Readonly<Record<string, unknown>>>;

export type DataOf<S> = S extends EventSchema<infer Data> ? Data : never;

/** An event that everyone may see whole. */
export function publicEvent<F extends Fields>(version: number, fields: F): EventSchema<Values<F>> {
  return { version, openFields: fields, veiledFields: {}, whole: record(fields) };
}

/** An event with fields that only the seats in `seenBy` may see. */
export function veiledEvent<F extends Fields, V extends Fields>(
  version: number,
  fields: F,
  veiled: V,
): EventSchema<Values<F> & Values<V> & { readonly seenBy: number }> {
  type Data = Values<F> & Values<V> & { readonly seenBy: number };
  const openFields: Fields = { ...fields, seenBy: uint };
  return {
    version,
    openFields,
    veiledFields: veiled,
    whole: record({ ...openFields, ...veiled }) as unknown as Codec<Data>,
  };
}

/** Whether the schema has fields that not everyone may see. */
export function isVeiled(schema: AnyEventSchema): boolean {
  return Object.keys(schema.veiledFields).length > 0;
}
