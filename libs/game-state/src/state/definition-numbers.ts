import { contentHash } from '@stacktrail/kernel';

/**
 * How a game numbers its definitions. By their places in the list, a number tells something about the other lists; by
 * their content, it tells only which card it is.
 */
export type Numbering = 'by place' | 'by content';

/** A number by content has 30 bits: few enough for a small integer, enough that two of 200 rarely share one. */
const greatest = 0x3fff_ffff;

const numbers = new WeakMap<object, number>();

function numberByContent(definition: unknown): number {
  const known = numbers.get(definition as object);
  if (known !== undefined) return known;
  const number = Number.parseInt(contentHash(definition).slice(0, 8), 16) & greatest;
  numbers.set(definition as object, number);
  return number;
}

/**
 * The number of each definition.
 *
 * @param stored the trees as they are pinned
 */
export function definitionNumbers(stored: readonly unknown[], numbering: Numbering): readonly number[] {
  if (numbering === 'by place') return stored.map((_, place) => place);
  const taken = new Set<number>();
  return stored.map((definition) => {
    let number = numberByContent(definition);
    while (taken.has(number)) number = (number + 1) & greatest;
    taken.add(number);
    return number;
  });
}

/** The hash of a list of definitions, which also tells how they are numbered. */
export function definitionsHash(stored: readonly unknown[], numbering: Numbering): string {
  return contentHash(numbering === 'by place' ? stored : { numbering, definitions: stored });
}
