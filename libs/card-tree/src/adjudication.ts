import { forEachNode } from './tree.js';

/**
 * Stands in a text for what the compiler can't read: when it is followed, people say what happens (docs/adjudication.md).
 * `clause` is the number of the paragraph on its card, from 1, over all faces. `words` are the paragraph's, where the
 * game's creator had them; they are pinned with the game and never shipped.
 */
export interface AdjudicateInstruction {
  readonly do: 'adjudicate';
  readonly clause: number;
  readonly words?: string;
}

/** The clauses of a card, face or ability that the compiler can't read, in the order of the text. */
export function unreadClauses(tree: unknown): readonly AdjudicateInstruction[] {
  const found: AdjudicateInstruction[] = [];
  forEachNode(tree, (node) => {
    if (node.do === 'adjudicate') found.push(node as unknown as AdjudicateInstruction);
  });
  return found;
}
