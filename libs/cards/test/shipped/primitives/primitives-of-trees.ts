/** The fields whose words say what a part of a tree is: `do: 'draw'`, `is: 'creature'`. */
export const discriminators = [
  'kind',
  'keyword',
  'do',
  'static',
  'would',
  'enters',
  'if',
  'amount',
  'is',
  'on',
  'cost',
  'change',
  'rule',
  'objects',
  'players',
  'choose',
  'add',
  'permit',
  'except',
  'value',
] as const;

const asked: ReadonlySet<string> = new Set(discriminators);

/** A primitive of the card language by its field and word: `do: draw`. */
export type Primitive = string;

export function primitive(field: string, word: string): Primitive {
  return `${field}: ${word}`;
}

/** What occurs in a tree. */
export function* primitivesOf(tree: unknown): Generator<Primitive> {
  if (typeof tree !== 'object' || tree === null) return;
  if (Array.isArray(tree)) {
    for (const item of tree) yield* primitivesOf(item);
    return;
  }
  for (const [field, held] of Object.entries(tree)) {
    if (typeof held !== 'string') yield* primitivesOf(held);
    else if (asked.has(field)) yield primitive(field, held);
  }
}
