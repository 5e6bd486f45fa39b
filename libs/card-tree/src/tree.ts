import type { KindWords } from './kinds.js';

/**
 * A record of a tree, of any kind. The field that tells the kind can be compared only with words of the language: any
 * other word does not compile. In other kinds of records the same field can hold a tree or a number.
 */
export type Node = Readonly<Record<string, unknown>> & {
  readonly [Field in keyof KindWords]?: KindWords[Field] | object | number;
};

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Whether two trees are equal: the same fields in any order. A field that holds `undefined` counts as absent.
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
 * Whether a record in a tree fits; the root is asked first.
 *
 * @param apart fields that are not searched
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

/** Calls a function with each record of a tree, the root first. */
export function forEachNode(tree: unknown, see: (node: Node) => void): void {
  someNode(tree, (node) => {
    see(node);
    return false;
  });
}

/**
 * A tree in which some records are replaced. If none is, the same tree is returned.
 *
 * @param change gives the replacement of a record, or `undefined` to keep the record and change what is inside it
 * @param apart fields that are not searched
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

/**
 * A copy of a tree that shares no record with it.
 *
 * @param write changes the copy of a record, whose fields are copied already
 * @param apart fields that are not copied: the copy shares what they hold
 */
export function copiedWith<T>(
  tree: T,
  write: (copy: Record<string, unknown>, node: Node) => void,
  apart?: ReadonlySet<string>,
): T {
  if (!isTree(tree)) return tree;
  if (Array.isArray(tree)) return tree.map((item: unknown) => copiedWith(item, write, apart)) as T;
  const copy: Record<string, unknown> = {};
  for (const [name, held] of Object.entries(tree)) {
    copy[name] = apart?.has(name) === true ? held : copiedWith(held as unknown, write, apart);
  }
  write(copy, tree as Node);
  return copy as T;
}

/** The members of a union that a tag can stand on: `Tagged<Filter, 'is', 'color'>` is a filter that asks for a color. */
export type Tagged<Union, Tag extends string, Kind> =
  Union extends Readonly<Record<Tag, infer Kinds>> ? (Kind extends Kinds ? Union : never) : never;
