import { list } from '../english/words.js';
import { listed } from './listed.js';
import { mapped, type Syntax } from './syntax.js';
import type { Writer } from './writer.js';

/**
 * The texts of as few items as possible that together stand for all values; each item stands for as many values as it
 * can.
 */
function textsOf<T>(values: readonly T[], item: Syntax<readonly T[]>, writer: Writer): readonly string[] | undefined {
  if (values.length === 0) return [];
  for (let length = values.length; length > 0; length--) {
    const text = writer.capture(() => item.write(values.slice(0, length), writer));
    const rest = text === undefined ? undefined : textsOf(values.slice(length), item, writer);
    if (rest !== undefined) return [text!, ...rest];
  }
  return undefined;
}

/** A list in which an item can stand for several values: “gets +1/+1, can't attack or block, and is a white Angel”. */
export function listedInGroups<T>(item: Syntax<readonly T[]>): Syntax<readonly T[]> {
  const flat: Syntax<readonly T[]> = mapped<readonly (readonly T[])[], readonly T[]>(
    listed(item, 'and'),
    (groups) => groups.flat(),
    (values) => [values],
  );
  return {
    begins: item.begins,
    read: (reader) => flat.read(reader),
    write(values, writer) {
      const texts = values.length === 0 ? undefined : textsOf(values, item, writer);
      return texts !== undefined && writer.add(list(texts, 'and'));
    },
  };
}
