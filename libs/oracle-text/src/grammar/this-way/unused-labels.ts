import { someNode, type Node } from '@stacktrail/card-tree';

/**
 * Whether the label marks the objects that an instruction affected. Only “this way” refers to such labels; most texts
 * never do.
 */
function isAffectedObjectsLabel(label: unknown): label is string {
  return typeof label === 'string' && label.startsWith('done ');
}

function usedLabels(node: unknown, found: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  if (Array.isArray(node)) {
    for (const item of node) usedLabels(item, found);
    return found;
  }
  for (const [name, held] of Object.entries(node)) {
    if (name !== 'label' && name !== 'was') usedLabels(held, found);
    else if (!('do' in node) && isAffectedObjectsLabel(held)) found.add(held);
  }
  return found;
}

function withoutLabels<T>(node: T, used: ReadonlySet<string>): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => withoutLabels(item, used)) as T;
  const entries = Object.entries(node as Node).filter(
    ([name, held]) =>
      (name !== 'label' && name !== 'was') ||
      !('do' in (node as Node)) ||
      !isAffectedObjectsLabel(held) ||
      used.has(held),
  );
  return Object.fromEntries(entries.map(([name, held]) => [name, withoutLabels(held, used)])) as T;
}

/**
 * Removes the labels that nothing in the tree refers to. The tree has to be a whole ability, or a part that nothing
 * outside it refers to.
 */
export function withoutUnusedLabels<T>(tree: T): T {
  const isMade = (node: Node): boolean =>
    'do' in node && (isAffectedObjectsLabel(node['label']) || isAffectedObjectsLabel(node['was']));
  return someNode(tree, isMade) ? withoutLabels(tree, usedLabels(tree, new Set())) : tree;
}
