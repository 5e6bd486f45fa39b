import { someNode, type Ability, type Node } from '@stacktrail/card-tree';
import type { Preference } from './preference.js';

function count(tree: unknown, fits: (node: Node) => boolean): number {
  let found = 0;
  someNode(tree, (node) => {
    if (fits(node)) found++;
    return false;
  });
  return found;
}

/** Prefers readings with more nodes of a kind. */
export function more(name: string, rule: string, fits: (node: Node) => boolean): Preference {
  return { name, rule, score: (abilities: readonly Ability[]) => count(abilities, fits) };
}

/** Prefers readings with fewer nodes of a kind. */
export function fewer(name: string, rule: string, fits: (node: Node) => boolean): Preference {
  return { name, rule, score: (abilities: readonly Ability[]) => -count(abilities, fits) };
}
