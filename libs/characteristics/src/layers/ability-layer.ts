import { type Ability, isSameTree, type KeywordName, type Modification, someNode } from '@stacktrail/card-tree';
import { keywordPointer, type AbilityDefinition } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import type { Working } from './working.js';

type AbilityChange = Extract<
  Modification,
  {
    change:
      | 'add abilities'
      | 'lose all abilities'
      | 'lose keywords'
      | 'lose ability'
      | 'lose this ability'
      | "can't have keywords";
  }
>;

const noAbilities: readonly AbilityDefinition[] = [];
const noKeywords: ReadonlySet<KeywordName> = new Set();
/** Applies layer 6 (CR 613.1f). `granted` are the added abilities together with those that their keywords stand for. */
export function changeAbilities(to: Working, change: AbilityChange, granted: readonly AbilityDefinition[]): void {
  switch (change.change) {
    case 'add abilities':
      give(to, to.barredKeywords.length === 0 ? granted : allowed(to, granted));
      break;
    case 'lose all abilities':
      to.abilities = noAbilities;
      to.keywords = noKeywords;
      break;
    case 'lose keywords':
      loseKeywords(to, change.keywords);
      break;
    case 'lose ability':
      loseAbility(to, change.ability);
      break;
    case 'lose this ability':
      lose(to, ({ ability }) => someNode(ability, (node) => (node as object) === change));
      break;
    case "can't have keywords":
      loseKeywords(to, change.keywords);
      to.bar(change.keywords);
      break;
    default:
      assertNever(change, 'change of abilities');
  }
}

/** CR 113.11: the granted abilities without keywords that the object can't have, and without what these stand for. */
function allowed({ barredKeywords }: Working, granted: readonly AbilityDefinition[]): readonly AbilityDefinition[] {
  const refused = new Set<string>(
    granted.flatMap(({ ability, pointer }) =>
      ability.kind === 'keyword' && barredKeywords.includes(ability.keyword) ? [pointer] : [],
    ),
  );
  return refused.size === 0
    ? granted
    : granted.filter(({ pointer }) => !refused.has(keywordPointer(pointer) ?? pointer));
}

/** Lists and sets after a grant, memoised so that objects with the same ones before share the same ones after. */
interface Grown {
  readonly abilities: WeakMap<readonly AbilityDefinition[], readonly AbilityDefinition[]>;
  readonly keywords: WeakMap<ReadonlySet<KeywordName>, ReadonlySet<KeywordName>>;
}

const grown = new WeakMap<readonly AbilityDefinition[], Grown>();

function give(to: Working, granted: readonly AbilityDefinition[]): void {
  let known = grown.get(granted);
  if (known === undefined) grown.set(granted, (known = { abilities: new WeakMap(), keywords: new WeakMap() }));
  let abilities = known.abilities.get(to.abilities);
  if (abilities === undefined) known.abilities.set(to.abilities, (abilities = [...to.abilities, ...granted]));
  let keywords = known.keywords.get(to.keywords);
  if (keywords === undefined) known.keywords.set(to.keywords, (keywords = keywordsWith(to.keywords, granted)));
  to.abilities = abilities;
  to.keywords = keywords;
}

function keywordsWith(
  keywords: ReadonlySet<KeywordName>,
  granted: readonly AbilityDefinition[],
): ReadonlySet<KeywordName> {
  const added = granted.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));
  return added.every((keyword) => keywords.has(keyword)) ? keywords : new Set([...keywords, ...added]);
}

/** Removes the abilities with that tree, and what they stand for; others of the same keyword stay. */
function loseAbility(to: Working, lost: Ability): void {
  lose(to, ({ ability }) => isSameTree(ability, lost));
}

function lose(to: Working, isLost: (definition: AbilityDefinition) => boolean): void {
  const pointers = new Set<string>(to.abilities.filter(isLost).map(({ pointer }) => pointer));
  if (pointers.size === 0) return;
  to.abilities = to.abilities.filter(({ pointer }) => !pointers.has(keywordPointer(pointer) ?? pointer));
  to.keywords = keywordsWith(noKeywords, to.abilities);
}

/** Removes keywords, and with each the abilities that it stands for. */
function loseKeywords(to: Working, names: readonly KeywordName[]): void {
  const lost = to.abilities.filter(({ ability }) => ability.kind === 'keyword' && names.includes(ability.keyword));
  const pointers = new Set<string>(lost.map(({ pointer }) => pointer));
  to.abilities = to.abilities.filter(({ pointer }) => !pointers.has(keywordPointer(pointer) ?? pointer));
  to.keywords = new Set([...to.keywords].filter((keyword) => !names.includes(keyword)));
}
