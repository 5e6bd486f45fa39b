import { someNode, type Ability, type Node } from '@stacktrail/card-tree';
import type { Preference } from './preference.js';

/** The sum of `valueOf` over all nodes of a tree. */
export function total(tree: unknown, valueOf: (node: Node) => number): number {
  let sum = 0;
  someNode(tree, (node) => {
    sum += valueOf(node);
    return false;
  });
  return sum;
}

function count(tree: unknown, fits: (node: Node) => boolean): number {
  return total(tree, (node) => (fits(node) ? 1 : 0));
}

/** Prefers readings with more nodes of a kind. */
export function preferMore(name: string, rule: string, fits: (node: Node) => boolean): Preference {
  return { name, rule, score: (abilities: readonly Ability[]) => count(abilities, fits) };
}

/** Prefers readings with fewer nodes of a kind. */
export function preferFewer(name: string, rule: string, fits: (node: Node) => boolean): Preference {
  return { name, rule, score: (abilities: readonly Ability[]) => -count(abilities, fits) };
}
