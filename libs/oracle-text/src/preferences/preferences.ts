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
function more(name: string, rule: string, fits: (node: Node) => boolean): Preference {
  return { name, rule, score: (abilities: readonly Ability[]) => count(abilities, fits) };
}

/** In this order. */
export const preferences: readonly Preference[] = [
  more(
    'a condition right behind the trigger event belongs to the ability',
    'CR 603.4',
    (node) => node['kind'] === 'triggered' && node['condition'] !== undefined,
  ),
  more(
    '“you may …. If you do” is a cost that is paid while resolving',
    'CR 118.12',
    (node) => node['do'] === 'may pay',
  ),
];
