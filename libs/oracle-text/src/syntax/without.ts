import type { Syntax } from './syntax.js';

/** The same syntax, which says only values that lack those fields: its words say nothing of them. */
export function without<T extends object>(fields: readonly string[], inner: Syntax<T>): Syntax<T> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (value, writer) => fields.every((field) => !(field in value)) && inner.write(value, writer),
  };
}
