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

/** A primitive of the card language by its field and word: `do: draw`. */
export type Primitive = string;

export function primitive(field: string, word: string): Primitive {
  return `${field}: ${word}`;
}

export type Node = Record<string, unknown>;

/** Every object in a tree, from the outside in. */
export function* nodesOf(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return;
  if (!Array.isArray(tree)) yield tree as Node;
  for (const part of Object.values(tree)) yield* nodesOf(part);
}

/** What occurs in a tree. */
export function* primitivesOf(tree: unknown): Generator<Primitive> {
  for (const node of nodesOf(tree)) {
    for (const field of discriminators) {
      const word = node[field];
      if (typeof word === 'string') yield primitive(field, word);
    }
  }
}
