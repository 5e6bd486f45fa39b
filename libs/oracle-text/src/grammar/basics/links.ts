import { type Ability, type Effect, someNode, type Node } from '@stacktrail/card-tree';

/** The label that links abilities that exile cards with those that refer to “the exiled card” (CR 607.2a). */
export const exiledLink = 'exiled';
/** The label that links abilities that create tokens with those that refer to “tokens created with this creature”. */
export const createdLink = 'created';
/** The label that links abilities that put cards onto the battlefield with those that refer to them (CR 607.2c). */
export const putLink = 'put';

function moves(node: Node, zone: 'exile' | 'battlefield'): boolean {
  return (
    (node['do'] === 'move' || node['do'] === 'search library') &&
    (node['to'] as { readonly zone?: unknown } | undefined)?.zone === zone
  );
}

function isExiling(node: Node): boolean {
  return moves(node, 'exile');
}

/** The other links, and which instructions make the objects that another ability refers to. */
const otherLinks: readonly { readonly label: string; readonly makes: (node: Node) => boolean }[] = [
  { label: createdLink, makes: (node) => node['do'] === 'create tokens' || node['do'] === 'create copies' },
  { label: putLink, makes: (node) => moves(node, 'battlefield') },
];

/**
 * Fields that hold the abilities of another object, such as a token; these aren't linked to this object's own
 * abilities.
 */
const fieldsWithForeignText: ReadonlySet<string> = new Set(['abilities', 'token', 'emblem']);

function some(tree: unknown, test: (node: Node) => boolean): boolean {
  return someNode(tree, test, fieldsWithForeignText);
}

function withLink<T>(node: T, makes: (node: Node) => boolean, link: string): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => withLink(item, makes, link)) as T;
  const entries = Object.entries(node as Node).map(([name, held]): [string, unknown] => [
    name,
    fieldsWithForeignText.has(name) ? held : withLink(held, makes, link),
  ]);
  const copy = Object.fromEntries(entries) as T;
  return makes(node as Node) ? { ...copy, link } : copy;
}

function refersTo(label: string): (node: Node) => boolean {
  return (node) => node['objects'] === 'linked' && node['label'] === label;
}

/** Whether an instruction gives its own object an ability that refers to such objects. */
function givesReference(label: string): (node: Node) => boolean {
  const refers = refersTo(label);
  return (node) =>
    node['do'] === 'apply' &&
    (node['to'] as { readonly objects?: unknown } | undefined)?.objects === 'this' &&
    someNode(node['changes'], refers);
}

const refersToExiled = refersTo(exiledLink);

/**
 * Whether the text says “the exiled card”, with “the”; then only one ability may exile cards. In “cards exiled with it”,
 * “it” is the object itself.
 */
function isDefinite(node: Node): boolean {
  return refersToExiled(node) && node['called'] !== undefined && node['called'] !== 'it';
}

/** Links “the exiled card” to the hideaway ability, which has a link of its own (CR 607.2q). */
function linkedToHideaway<T>(node: T): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => linkedToHideaway(item)) as T;
  const entries = Object.entries(node as Node).map(([name, held]): [string, unknown] => [
    name,
    fieldsWithForeignText.has(name) ? held : linkedToHideaway(held),
  ]);
  const copy = Object.fromEntries(entries) as T;
  return refersToExiled(node as Node) ? { ...copy, label: 'hideaway' } : copy;
}

function isHideaway(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'hideaway';
}

/**
 * An object's abilities, with each ability that exiles cards linked to the one that refers to “the exiled card” (CR
 * 607.2a), and likewise those that create tokens or put something onto the battlefield.
 *
 * @returns `undefined` if an ability refers to such objects and it isn't clear which ability made them so
 */
export function withLinks(abilities: readonly Ability[]): readonly Ability[] | undefined {
  let linked = withExiledLinks(abilities);
  for (const { label, makes } of otherLinks) {
    const refers = [refersTo(label), givesReference(label)];
    if (linked?.some((ability) => refers.some((test) => some(ability, test))) !== true) continue;
    const makers = linked.filter((ability) => some(ability, makes));
    linked = makers.length === 1 ? linked.map((ability) => withLink(ability, makes, label)) : undefined;
  }
  return linked;
}

function isExilingCost(node: Node): boolean {
  return node['cost'] === 'exile from graveyard' || (node['cost'] === 'behold' && node['exile'] === true);
}

/**
 * “As an additional cost to cast this spell, exile a card from your graveyard”, an escape cost: what is exiled to cast
 * the spell is exiled with the permanent, too.
 */
function withLinkedCost(abilities: readonly Ability[]): readonly Ability[] | undefined {
  const isCost = (ability: Ability): boolean =>
    ability.kind === 'additional cost' || (ability.kind === 'keyword' && ability.keyword === 'escape');
  const isPaid = (ability: Ability): boolean => isCost(ability) && some(ability, isExilingCost);
  if (abilities.filter(isPaid).length !== 1) return undefined;
  return abilities.map((ability) => (isPaid(ability) ? withLink(ability, isExilingCost, exiledLink) : ability));
}

const exiled: Effect = {
  do: 'move',
  what: { objects: 'that object' },
  to: { zone: 'exile' },
  link: exiledLink,
};

/** “If another creature would die, exile it instead”: what it exiles is exiled with the object. */
function withLinkedReplacement(abilities: readonly Ability[]): readonly Ability[] | undefined {
  let found = 0;
  const linked = abilities.map((ability): Ability => {
    const [effect, ...more] = ability.kind === 'static' ? ability.effects : [];
    if (ability.kind !== 'static' || effect?.static !== 'replacement' || more.length > 0) return ability;
    const { replacement } = effect;
    if (replacement.would !== 'die' || replacement.instead.do !== 'exile') return ability;
    if (Object.keys(replacement.instead).length > 1) return ability;
    found++;
    const instead = { do: 'follow', effects: [exiled] } as const;
    return { ...ability, effects: [{ ...effect, replacement: { ...replacement, instead } }] };
  });
  return found === 1 ? linked : undefined;
}

/** The abilities that an ability gives to its own object, which are printed on that as well (CR 607.1a). */
function givenToItself(ability: Ability): readonly Ability[] {
  if (ability.kind !== 'static') return [];
  return ability.effects.flatMap((effect) =>
    effect.static === 'continuous' && effect.affects.objects === 'this'
      ? effect.changes.flatMap((change) => (change.change === 'add abilities' ? change.abilities : []))
      : [],
  );
}

function withExiledLinks(abilities: readonly Ability[]): readonly Ability[] | undefined {
  const own = abilities.flatMap((ability) => [ability, ...givenToItself(ability)]);
  if (!own.some((ability) => some(ability, refersToExiled))) return abilities;
  const exiling = abilities.filter((ability) => some(ability, isExiling));
  if (abilities.some(isHideaway)) return exiling.length > 0 ? undefined : abilities.map(linkedToHideaway);
  const isUnambiguous = exiling.length === 1 || !abilities.some((ability) => some(ability, isDefinite));
  if (exiling.length === 0) return withLinkedCost(abilities) ?? withLinkedReplacement(abilities);
  return !isUnambiguous ? undefined : abilities.map((ability) => withLink(ability, isExiling, exiledLink));
}
