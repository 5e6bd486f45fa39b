import type { Syntax } from './syntax.js';

/** The same syntax, but it doesn't write values that have one of those fields, because its words don't express them. */
export function without<T extends object>(fields: readonly string[], inner: Syntax<T>): Syntax<T> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (value, writer) => fields.every((field) => !(field in value)) && inner.write(value, writer),
  };
}
