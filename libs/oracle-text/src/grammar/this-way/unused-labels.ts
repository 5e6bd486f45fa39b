import { someNode, type Node } from '@stacktrail/card-tree';

/** Labels of what an instruction did something to: only “this way” speaks of them, and mostly nothing does. */
function isLabelOfDeed(label: unknown): label is string {
  return typeof label === 'string' && label.startsWith('done ');
}

function labelsAsked(node: unknown, found: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  if (Array.isArray(node)) {
    for (const item of node) labelsAsked(item, found);
    return found;
  }
  for (const [name, held] of Object.entries(node)) {
    if (name !== 'label' && name !== 'was') labelsAsked(held, found);
    else if (!('do' in node) && isLabelOfDeed(held)) found.add(held);
  }
  return found;
}

function without<T>(node: T, asked: ReadonlySet<string>): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => without(item, asked)) as T;
  const entries = Object.entries(node as Node).filter(
    ([name, held]) =>
      (name !== 'label' && name !== 'was') || !('do' in (node as Node)) || !isLabelOfDeed(held) || asked.has(held),
  );
  return Object.fromEntries(entries.map(([name, held]) => [name, without(held, asked)])) as T;
}

/** The same tree, of an ability or of a part that nothing else speaks of, without labels that nothing in it asks for. */
export function withoutUnusedLabels<T>(tree: T): T {
  const isMade = (node: Node): boolean => 'do' in node && (isLabelOfDeed(node['label']) || isLabelOfDeed(node['was']));
  return someNode(tree, isMade) ? without(tree, labelsAsked(tree, new Set())) : tree;
}
