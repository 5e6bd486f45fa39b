/** A record of a tree, whatever it says. */
export type Node = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Whether two trees say the same: the same fields, in any order, those that hold `undefined` as absent.
 *
 * @param ignored a field that doesn't count, on any level
 */
export function isSameTree(a: unknown, b: unknown, ignored?: string): boolean {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  for (const name in a) {
    if (name === ignored) continue;
    if (!isSameTree((a as Node)[name], (b as Node)[name], ignored)) return false;
  }
  for (const name in b) {
    if (name !== ignored && (b as Node)[name] !== undefined && (a as Node)[name] === undefined) return false;
  }
  return true;
}

/**
 * Whether a record in a tree fits, from its root on.
 *
 * @param apart fields that are not looked into
 */
export function someNode(tree: unknown, fits: (node: Node) => boolean, apart?: ReadonlySet<string>): boolean {
  if (!isTree(tree)) return false;
  if (Array.isArray(tree)) {
    for (const item of tree) if (someNode(item, fits, apart)) return true;
    return false;
  }
  if (fits(tree as Node)) return true;
  for (const name in tree) {
    const held = (tree as Node)[name];
    if (isTree(held) && apart?.has(name) !== true && someNode(held, fits, apart)) return true;
  }
  return false;
}

/**
 * A tree in which some records are others. Where nothing changes, it is the same tree.
 *
 * @param change what stands for a record; `undefined`: the record, with what changes in it
 * @param apart fields that are not looked into
 */
export function withNodes<T>(tree: T, change: (node: Node) => object | undefined, apart?: ReadonlySet<string>): T {
  if (!isTree(tree)) return tree;
  if (Array.isArray(tree)) {
    const items = tree.map((item: unknown) => withNodes(item, change, apart));
    return items.every((item, i) => item === tree[i]) ? tree : (items as T);
  }
  const instead = change(tree as Node);
  if (instead !== undefined) return instead as T;
  let copy: Record<string, unknown> | undefined;
  for (const name in tree) {
    const held = (tree as Node)[name];
    if (!isTree(held) || apart?.has(name) === true) continue;
    const other = withNodes(held, change, apart);
    if (other !== held) (copy ??= { ...(tree as Node) })[name] = other;
  }
  return copy === undefined ? tree : (copy as T);
}

/** The members of a union that a tag can stand on: `Tagged<Filter, 'is', 'color'>` is a filter that asks for a color. */
export type Tagged<Union, Tag extends string, Kind> =
  Union extends Readonly<Record<Tag, infer Kinds>> ? (Kind extends Kinds ? Union : never) : never;
