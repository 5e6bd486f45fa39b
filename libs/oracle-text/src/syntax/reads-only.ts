import { no, type Syntax } from './syntax.js';

/**
 * The same syntax, but it reads only some of the values that it writes. The words of the other values are read as
 * another tree with the same meaning.
 * @param fits whether these words are read as the value
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

/** The same syntax, but it reads and writes only values that fit; other values have other words. */
export function readsAndWrites<T>(fits: (value: T) => boolean, inner: Syntax<T>): Syntax<T> {
  const reading = readsOnly(fits, inner);
  return { ...reading, write: (value, writer) => fits(value) && inner.write(value, writer) };
}
