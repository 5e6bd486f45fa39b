import type { Ability } from '@stacktrail/card-tree';
import { more } from './counting.js';
import type { Preference } from './preference.js';

/** What says more of a noun, after it. */
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

/** Where a target is named in a phrase, it is the inner noun of that phrase. */
const innermost = 100;

/** “A creature other than this one.” */
function isOtherThanThis(tree: object): boolean {
  if (!('is' in tree) || tree.is !== 'not' || !('of' in tree)) return false;
  return typeof tree.of === 'object' && tree.of !== null && 'is' in tree.of && tree.of.is === 'this';
}

/** How far inside other nouns the suffixes stand. What is all of several things is one noun. */
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

/** Which noun the words after a noun belong to. */
export const attachment: readonly Preference[] = [
  {
    name: 'what is said behind a noun belongs to the nearest noun',
    rule: 'CR 608.2c',
    score: (abilities: readonly Ability[]) => depthOfSuffixes(abilities, 0),
  },
  more(
    '“other” behind one that was just named is other than that one',
    'CR 608.2c',
    ({ objects }) => objects === 'together',
  ),
];
