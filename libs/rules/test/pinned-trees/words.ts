/** The fields that tell the larger records of the card language apart: what stands in them is a word of it. */
const tags: ReadonlySet<string> = new Set([
  ...['cost', 'do', 'enters', 'is', 'keyword', 'kind', 'layout', 'on', 'static', 'would'],
]);

/** The words of a tree with the fields that they stand in, such as `do draw`. */
export function wordsIn(tree: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const look = (value: unknown, field: string): void => {
    if (typeof value === 'string' && tags.has(field)) words.add(`${field} ${value}`);
    if (Array.isArray(value)) for (const item of value) look(item, field);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, held] of Object.entries(value)) look(held, name);
    }
  };
  look(tree, '');
  return words;
}
