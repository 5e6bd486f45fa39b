import { no, type Syntax } from './syntax.js';

/**
 * The same syntax, which reads only some of the values that it writes: the words of the others are read as another tree
 * that means the same.
 *
 * @param fits whether the value is one that these words are read as
 */
export function readsOnly<T>(fits: (value: T) => boolean, inner: Syntax<T>): Syntax<T> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const value = reader.must(inner);
      return value === no || !fits(value) ? no : value;
    },
    write: (value, writer) => inner.write(value, writer),
  };
}

/** The same syntax, which reads and writes only values that fit: others have other words. */
export function readsAndWrites<T>(fits: (value: T) => boolean, inner: Syntax<T>): Syntax<T> {
  const reading = readsOnly(fits, inner);
  return { ...reading, write: (value, writer) => fits(value) && inner.write(value, writer) };
}
