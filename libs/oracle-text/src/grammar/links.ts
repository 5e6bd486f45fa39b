import { type Ability, someNode, type Node } from '@stacktrail/card-tree';

/** The link between abilities that exile cards and those that speak of “the exiled card” (CR 607.2a). */
export const exiledLink = 'exiled';

function isExiling(node: Node): boolean {
  return (
    (node['do'] === 'move' || node['do'] === 'search library') &&
    (node['to'] as { readonly zone?: unknown } | undefined)?.zone === 'exile'
  );
}

/** An ability that something gains, or that a token has, is linked to none of these. */
const grants: ReadonlySet<string> = new Set(['abilities', 'token', 'emblem']);

function some(tree: unknown, test: (node: Node) => boolean): boolean {
  return someNode(tree, test, grants);
}

function withLink<T>(node: T): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => withLink(item)) as T;
  const entries = Object.entries(node as Node).map(([name, held]): [string, unknown] => [
    name,
    grants.has(name) ? held : withLink(held),
  ]);
  const copy = Object.fromEntries(entries) as T;
  return isExiling(node as Node) ? { ...copy, link: exiledLink } : copy;
}

function asksForOne(node: Node): boolean {
  return node['objects'] === 'linked' && node['label'] === exiledLink;
}

/** “The exiled card”, of which there is one kind alone. */
function isDefinite(node: Node): boolean {
  return asksForOne(node) && node['called'] !== undefined;
}

/** “The exiled card” is what hideaway exiled (CR 607.2q), which has a link of its own. */
function linkedToHideaway<T>(node: T): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => linkedToHideaway(item)) as T;
  const entries = Object.entries(node as Node).map(([name, held]): [string, unknown] => [
    name,
    grants.has(name) ? held : linkedToHideaway(held),
  ]);
  const copy = Object.fromEntries(entries) as T;
  return asksForOne(node as Node) ? { ...copy, label: 'hideaway' } : copy;
}

function isHideaway(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'hideaway';
}

/**
 * The abilities of one object, those that exile something linked to those that speak of it (CR 607.2a).
 *
 * @returns `undefined` where no ability exiles what another one speaks of
 */
export function linked(abilities: readonly Ability[]): readonly Ability[] | undefined {
  if (!abilities.some((ability) => some(ability, asksForOne))) return abilities;
  const exiling = abilities.filter((ability) => some(ability, isExiling));
  if (abilities.some(isHideaway)) return exiling.length > 0 ? undefined : abilities.map(linkedToHideaway);
  const isPlain = exiling.length === 1 || !abilities.some((ability) => some(ability, isDefinite));
  return exiling.length === 0 || !isPlain ? undefined : abilities.map(withLink);
}
