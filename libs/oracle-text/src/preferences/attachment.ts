import { creatureTypes, type Ability, type Node } from '@stacktrail/card-tree';
import { preferFewer, preferMore } from './counting.js';
import type { Preference } from './preference.js';

/** Filters whose words stand after the noun: “creature with power 3”. */
const suffixes: ReadonlySet<string> = new Set([
  'controlled by',
  'controlled by players',
  'owned by',
  'owned by players',
  'power',
  'toughness',
  'mana value',
  'keyword',
  'has counter',
  'counters',
  'targets',
]);

/** The depth of a target: it counts as deeper than any noun around it. */
const innermost = 100;

/** “A creature other than this one.” */
function isOtherThanThis(tree: object): boolean {
  if (!('is' in tree) || tree.is !== 'not' || !('of' in tree)) return false;
  return typeof tree.of === 'object' && tree.of !== null && 'is' in tree.of && tree.of.is === 'this';
}

/** The sum of the depths of all suffixes. An “all” filter is one noun, so it adds no depth. */
function depthOfSuffixes(tree: unknown, depth: number): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  const is = 'is' in tree ? tree.is : undefined;
  const own = (typeof is === 'string' && suffixes.has(is)) || isOtherThanThis(tree) ? depth : 0;
  const inside = Array.isArray(tree) || is === 'all' ? depth : depth + 1;
  return Object.entries(tree).reduce(
    (sum, [field, held]: [string, unknown]) => sum + depthOfSuffixes(held, field === 'targets' ? innermost : inside),
    own,
  );
}

/** CR 205.3m. */
const ofCreatures: ReadonlySet<string> = new Set(creatureTypes);

/** “Saga or enchantment creature”, where the list is said of the creature and has a subtype that no creature has. */
function isCreatureOfNoCreatureType({ is, of }: Node): boolean {
  if (is !== 'all') return false;
  const parts = of as readonly Node[];
  const listed = parts.filter((part) => part['is'] === 'any').flatMap((part) => part['of'] as readonly Node[]);
  const subtypes = listed.flatMap((part) => (part['is'] === 'subtype' ? [part['subtype'] as string] : []));
  return (
    parts.some((part) => part['is'] === 'type' && part['type'] === 'Creature') &&
    subtypes.some((subtype) => !ofCreatures.has(subtype))
  );
}

/** Decides which noun the words after a noun belong to. */
export const nearestNoun: readonly Preference[] = [
  {
    name: 'words after a noun belong to the nearest noun',
    rule: 'CR 608.2c',
    score: (abilities: readonly Ability[]) => depthOfSuffixes(abilities, 0),
  },
  preferMore(
    '“other” after a noun means other than the object of that noun',
    'CR 608.2c',
    ({ objects }) => objects === 'together',
  ),
  preferFewer(
    'a subtype that isn’t a creature type stands beside “creature”, not before it',
    'CR 205.3m',
    isCreatureOfNoCreatureType,
  ),
];
