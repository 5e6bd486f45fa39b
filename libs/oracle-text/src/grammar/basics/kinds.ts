import {
  cardTypes,
  supertypes,
  type CardType,
  type Supertype,
  type Filter,
  colorWords,
  type Color,
  artifactTypes,
  creatureTypes,
  enchantmentTypes,
  landTypes,
  planeswalkerTypes,
  spellTypes,
} from '@stacktrail/card-tree';
import { pluralise } from '../../english/words.js';

/** The places of the words in a noun phrase, in the order in which rules text has them. */
export const ranks = ['status', 'quality', 'supertype', 'color', 'not', 'subtype', 'type', 'head'] as const;
type Rank = (typeof ranks)[number];

/** One word of a noun phrase and the filter that it stands for. */
export interface Kind {
  readonly filter: Filter;
  readonly rank: Rank;
  /** The word before a noun or as a noun; and the noun in the plural. */
  readonly one: string;
  readonly many: string;
}

const kinds: Kind[] = [];

function add(filter: Filter, rank: Rank, one: string, many = one): void {
  kinds.push({ filter, rank, one, many });
}

for (const word of ['tapped', 'untapped', 'attacking', 'blocking', 'blocked', 'unblocked'] as const) {
  add({ is: word }, 'status', word);
}
add({ is: 'not', of: { is: 'attacking' } }, 'status', 'nonattacking');
add({ is: 'not', of: { is: 'blocking' } }, 'status', 'nonblocking');
for (const word of ['enchanted', 'equipped', 'modified'] as const) add({ is: word }, 'status', word);
for (const as of ['suspected', 'goaded', 'saddled', 'renowned', 'monstrous', 'prepared', 'foretold'] as const) {
  add({ is: 'designated', as }, 'status', as);
}
add({ is: 'face down' }, 'status', 'face-down');
add({ is: 'not', of: { is: 'face down' } }, 'status', 'face-up');
add({ is: 'transformed' }, 'status', 'transformed');
for (const word of ['kicked', 'historic', 'modal'] as const) add({ is: word }, 'quality', word);
add({ is: 'not', of: { is: 'token' } }, 'quality', 'nontoken');
for (const supertype of supertypes as readonly Supertype[]) {
  add({ is: 'supertype', supertype }, 'supertype', supertype.toLowerCase());
  add({ is: 'not', of: { is: 'supertype', supertype } }, 'supertype', `non${supertype.toLowerCase()}`);
}
for (const [color, word] of Object.entries(colorWords) as [Color, string][]) {
  add({ is: 'color', color }, 'color', word);
  add({ is: 'not', of: { is: 'color', color } }, 'color', `non${word}`);
}
for (const word of ['colorless', 'monocolored', 'multicolored'] as const) add({ is: word }, 'color', word);
for (const type of cardTypes as readonly CardType[]) {
  const word = type.toLowerCase();
  add({ is: 'not', of: { is: 'type', type } }, 'not', `non${word}`);
  add({ is: 'type', type }, 'type', word, pluralise(word));
}
for (const subtype of [
  ...creatureTypes,
  ...artifactTypes,
  ...enchantmentTypes,
  ...landTypes,
  ...planeswalkerTypes,
  ...spellTypes,
  'Siege',
]) {
  add({ is: 'subtype', subtype }, 'subtype', subtype, pluralise(subtype));
  add({ is: 'not', of: { is: 'subtype', subtype } }, 'not', `non-${subtype}`);
}
add({ is: 'outlaw' }, 'subtype', 'outlaw', 'outlaws');
add({ is: 'not', of: { is: 'outlaw' } }, 'not', 'non-outlaw');
add({ is: 'not', of: { is: 'designated', as: 'commander' } }, 'not', 'noncommander');
add({ is: 'designated', as: 'commander' }, 'subtype', 'commander', 'commanders');
add({ is: 'designated', as: 'Ring-bearer' }, 'subtype', 'Ring-bearer', 'Ring-bearers');
for (const word of ['permanent', 'spell', 'card', 'token', 'ability'] as const)
  add({ is: word }, 'head', word, pluralise(word));

/** The kinds by their words, as tokens are compared; plural words are keys, too. */
const byWord = new Map<string, { readonly kind: Kind; readonly many: boolean }>();
for (const kind of kinds) {
  const one = kind.one.toLowerCase();
  if (!byWord.has(one)) byWord.set(one, { kind, many: false });
  const many = kind.many.toLowerCase();
  if (!byWord.has(many)) byWord.set(many, { kind, many: true });
}
/**
 * The kinds by their filters. Most filters that are written were read, so they are the same objects as those of the
 * table.
 */
const byFilter = new Map<Filter, Kind>(kinds.map((kind) => [kind.filter, kind]));
const byText = new Map(kinds.map((kind) => [keyOf(kind.filter), kind]));
const said: ReadonlySet<Filter['is']> = new Set(kinds.map(({ filter }) => filter.is));

/** A key of a filter that doesn't depend on the order of its fields, since stored trees have theirs sorted. */
function keyOf(filter: Filter): string {
  const fields = Object.entries(filter).map(([name, held]) => {
    return `${name}=${typeof held === 'object' ? keyOf(held as Filter) : String(held)}`;
  });
  return fields.sort().join(',');
}

/** The kind that a word of a noun phrase stands for. Words with the same singular and plural count as either. */
export function kindOfWord(word: string): { readonly kind: Kind; readonly many: boolean } | undefined {
  return byWord.get(word);
}

/** The kind whose one word stands for a filter. */
export function kindOfFilter(filter: Filter): Kind | undefined {
  if (!said.has(filter.is)) return undefined;
  return byFilter.get(filter) ?? byText.get(keyOf(filter));
}

/** The group of words within which “or” can join: nouns with nouns, colors with colors. */
export function groupOf({ rank }: Kind): string {
  return rank === 'subtype' || rank === 'type' || rank === 'head' || rank === 'not' ? 'noun' : rank;
}

/**
 * “Sorin” after “or” means the card of that name; for other planeswalkers of the type, a text says “Sorin planeswalker”
 * (CR 201.5).
 */
export function isPlaneswalkerType(filter: Filter): boolean {
  return filter.is === 'subtype' && (planeswalkerTypes as readonly string[]).includes(filter.subtype);
}

const artifactSubtypes: ReadonlySet<string> = new Set(artifactTypes);

/**
 * Whether both an artifact type and “artifact” are among them. Whatever is a Vehicle is an artifact (CR 205.3g), so in
 * “Vehicle or artifact creature” the words “artifact creature” belong together.
 */
export function saysOneTwice(kinds: readonly Kind[]): boolean {
  const isArtifact = kinds.some(({ filter }) => filter.is === 'type' && filter.type === 'Artifact');
  return isArtifact && kinds.some(({ filter }) => filter.is === 'subtype' && artifactSubtypes.has(filter.subtype));
}

/** “Artifact creature or Vehicle”: “artifact” says nothing new of what has an artifact type (CR 205.3g). */
export function isOfBoth([first, ...others]: readonly Kind[], [one, ...more]: readonly Kind[]): boolean {
  const isArtifact = first!.filter.is === 'type' && first!.filter.type === 'Artifact' && others.length === 0;
  const isOne = ({ filter }: Kind): boolean => filter.is === 'subtype' && artifactSubtypes.has(filter.subtype);
  return isArtifact && one!.filter.is === 'type' && more.every(isOne);
}

/** “Artifact or noncreature enchantment”: “noncreature” belongs to the noun after it. */
export function isMixed([first, ...others]: readonly Kind[]): boolean {
  return !isNegated(first!) && others.some(isNegated);
}

/** “Nonblack.” */
export function isNegated({ filter }: Kind): boolean {
  return filter.is === 'not' && filter.of.is !== 'face down'; // “Face-up” is no “nonblack”.
}
