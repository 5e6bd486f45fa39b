import { oneOf, type Part, type Schema } from './combinators.js';
import type { Place } from './place.js';

/** The schema of a field that may be absent. */
export interface Optional<T> {
  readonly optional: Schema<T>;
}

export function optional<T>(inner: Schema<T>): Optional<T> {
  return { optional: inner };
}

/** A schema for each field of `T`: all fields, and optional exactly where the type says so. */
export type Fields<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : Schema<T[K]>;
};

type AnyFields = Readonly<Record<string, Schema<never> | Optional<never>>>;

function partsOf(fields: AnyFields): readonly Part[] {
  return Object.entries(fields).map(([name, field]) => ({
    field: name,
    schema: 'optional' in field ? field.optional : field,
  }));
}

function checkIsObject(
  value: unknown,
  at: Place,
  expected: string,
): asserts value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) at.refuse(expected, value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) at.refuse('a plain object', value);
}

function checkFields(fields: AnyFields, value: Readonly<Record<string, unknown>>, at: Place): void {
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key)) {
      at.field(key).refuse(`no such field (known: ${Object.keys(fields).join(', ')})`, value[key]);
    }
  }
  for (const [key, field] of Object.entries(fields)) {
    const present = Object.hasOwn(value, key);
    if ('optional' in field) {
      if (present) field.optional.check(value[key], at.field(key));
    } else {
      field.check(present ? value[key] : undefined, at.field(key));
    }
  }
}

/** An object with exactly these fields; unknown ones are refused. */
export function record<T>(fields: Fields<T>): Schema<T> {
  return {
    check: (value, at) => {
      checkIsObject(value, at, `an object with ${Object.keys(fields).join(', ')}`);
      checkFields(fields as unknown as AnyFields, value, at);
    },
    parts: () => partsOf(fields as unknown as AnyFields),
  };
}

/** The member of a union whose tag can have that value. */
type Member<T, K extends PropertyKey, V> = T extends { readonly [P in K]: infer Tags }
  ? V extends Tags
    ? T
    : never
  : never;

type IsUnion<T, All = T> = [T] extends [never] ? false : T extends unknown ? ([All] extends [T] ? false : true) : never;

/** What a value of the tag stands for: the other fields, or a schema of its own if several members share the value. */
type Variant<T, K extends PropertyKey, S extends PropertyKey> =
  true extends IsUnion<T> ? Schema<T> : Fields<Omit<T, K | S>>;

export type Variants<T, K extends keyof T, S extends PropertyKey = never> = {
  readonly [V in T[K] & string]: Variant<Member<T, K, V>, K, S>;
};

/**
 * Refuses entries of `V`, and fields in an entry, that `W` doesn't have; after a spread the compiler wouldn't see them.
 */
type Exactly<V, W> = {
  readonly [P in keyof V]: P extends keyof W
    ? { readonly [Q in keyof V[P]]: Q extends keyof W[P] ? V[P][Q] : never }
    : never;
};

/** Fields that every member of a union has. */
type Shared<T, S extends keyof T> = [S] extends [never] ? readonly [] : readonly [Fields<Pick<T, S>>];

/**
 * A union told apart by the field `tag`: `tagged<Cost, 'cost'>('cost')({ … })` with exactly one entry for each value of
 * the tag. `S` names the fields that every member also has; their schemas come second.
 */
export function tagged<T, K extends keyof T & string, S extends keyof T = never>(tag: K) {
  return <V extends Variants<T, K, S>>(
    variants: V & Exactly<V, Variants<T, K, S>>,
    ...shared: Shared<T, S>
  ): Schema<T> => taggedSchema(tag, variants as unknown as Variation, (shared[0] ?? {}) as unknown as AnyFields);
}

type Variation = Readonly<Record<string, AnyFields | Schema<never>>>;

function isSchema(variant: AnyFields | Schema<never>): variant is Schema<never> {
  return typeof variant.check === 'function';
}

function taggedSchema<T>(tag: string, variants: Variation, shared: AnyFields): Schema<T> {
  const known = Object.keys(variants)
    .map((name) => JSON.stringify(name))
    .join(', ');
  const checks = new Map<string, Schema<never>['check']>();
  for (const [name, variant] of Object.entries(variants)) {
    if (isSchema(variant)) {
      checks.set(name, variant.check);
    } else {
      const fields: AnyFields = { [tag]: { check: () => undefined }, ...variant, ...shared };
      checks.set(name, (value, at) => checkFields(fields, value as Readonly<Record<string, unknown>>, at));
    }
  }
  return {
    check: (value, at) => {
      checkIsObject(value, at, `an object with “${tag}”`);
      const name = Object.hasOwn(value, tag) ? value[tag] : undefined;
      const check = typeof name === 'string' ? checks.get(name) : undefined;
      if (check === undefined) at.field(tag).refuse(`one of ${known}`, name);
      else check(value, at);
    },
    parts: () => [
      { field: tag, schema: oneOf(...Object.keys(variants)) },
      ...Object.values(variants).flatMap((one): readonly Part[] => (isSchema(one) ? [{ schema: one }] : partsOf(one))),
      ...partsOf(shared),
    ],
  };
}

/** The same entry for several values of a tag. */
export function alike<const V extends string, E>(names: readonly V[], entry: E): Readonly<Record<V, E>> {
  return Object.fromEntries(names.map((name) => [name, entry])) as Readonly<Record<V, E>>;
}
