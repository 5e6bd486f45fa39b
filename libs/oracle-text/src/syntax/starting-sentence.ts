import type { Syntax } from './syntax.js';

/** The same syntax at the start of a sentence: it is written with a capital letter. */
export function startingSentence<T>(inner: Syntax<T>): Syntax<T> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write(value, writer) {
      const text = writer.capture(() => inner.write(value, writer));
      return text !== undefined && writer.add(text.charAt(0).toUpperCase() + text.slice(1));
    },
  };
}
