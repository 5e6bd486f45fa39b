import { basicLandTypes, creatureTypes, type Modification, type KeywordName } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { intrinsicAbilities, isIntrinsic } from './intrinsic-abilities.js';
import { typeMask } from './printed.js';
import { typesOfSubtype } from './types-of-subtype.js';
import type { Characteristics } from './characteristics.js';

/** What a change of types may write to: an object's values, or those that a copy effect makes (CR 707.9b). */
export type Typed = {
  -readonly [K in 'types' | 'subtypes' | 'supertypes' | 'abilities' | 'keywords']: Characteristics[K];
};

type TypeChange = Extract<
  Modification,
  {
    change:
      | 'add types'
      | 'add all creature types'
      | 'lose supertypes'
      | 'lose types'
      | 'set types'
      | 'set land types'
      | 'set creature types';
  }
>;

const land = typeMask(['Land']);
const creatureLike = typeMask(['Creature', 'Kindred']);
const spell = typeMask(['Instant', 'Sorcery']);
const noKeywords: ReadonlySet<KeywordName> = new Set();

/** Layer 4 (CR 613.1d): card types, subtypes and supertypes, with the mana abilities that land types give (305.6). */
export function changeTypes(to: Typed, change: TypeChange): void {
  switch (change.change) {
    case 'add types':
      to.types |= typeMask(change.types);
      to.subtypes = union(to.subtypes, fitting(change.subtypes, to.types));
      to.supertypes = union(to.supertypes, change.supertypes ?? []);
      break;
    case 'add all creature types':
      if ((to.types & creatureLike) !== 0) to.subtypes = withEveryCreatureType(to.subtypes);
      break;
    case 'lose supertypes':
      to.supertypes = to.supertypes.filter((supertype) => !change.supertypes.includes(supertype));
      break;
    case 'lose types':
      to.types &= ~typeMask(change.types);
      to.subtypes = fitting(to.subtypes, to.types);
      break;
    case 'set types':
      setTypes(to, typeMask(change.types), change.subtypes);
      break;
    case 'set land types':
      setLandTypes(to, change.subtypes);
      break;
    case 'set creature types':
      if ((to.types & creatureLike) !== 0) to.subtypes = replaced(to.subtypes, creatureLike, change.subtypes);
      break;
    default:
      assertNever(change, 'change of types');
  }
  giveIntrinsicAbilities(to);
}

/** CR 205.1a: instants and sorceries stay so; subtypes go with the card type that they belong to. */
function setTypes(to: Typed, types: number, subtypes: readonly string[]): void {
  to.types = types | (to.types & spell);
  const given = fitting(subtypes, to.types);
  const renewed = given.reduce((mask, subtype) => mask | typesOfSubtype(subtype), 0);
  const kept = to.subtypes.filter((subtype) => {
    const own = typesOfSubtype(subtype);
    return (own & to.types) !== 0 && (own & renewed) === 0;
  });
  to.subtypes = union(kept, given);
}

/** CR 305.7: with basic land types a land loses what its rules text gives it; nothing else gives abilities before layer 6. */
function setLandTypes(to: Typed, subtypes: readonly string[]): void {
  if ((to.types & land) === 0) return; // CR 205.3d
  to.subtypes = replaced(to.subtypes, land, subtypes);
  if (!setsBasicLandType(subtypes)) return;
  to.abilities = [];
  to.keywords = noKeywords;
}

/** Whether setting these land types takes a land's abilities (CR 305.7). */
export function setsBasicLandType(subtypes: readonly string[]): boolean {
  return subtypes.some((subtype) => Object.hasOwn(basicLandTypes, subtype));
}

function giveIntrinsicAbilities(to: Typed): void {
  const intrinsic = intrinsicAbilities(to.types, to.subtypes);
  const others = to.abilities.filter((ability) => !isIntrinsic(ability));
  if (intrinsic.length > 0 || others.length < to.abilities.length) to.abilities = [...others, ...intrinsic];
}

/** CR 205.3d: a subtype that belongs to none of the object's card types isn't gained. */
function fitting(subtypes: readonly string[], types: number): readonly string[] {
  return subtypes.filter((subtype) => (typesOfSubtype(subtype) & types) !== 0);
}

/** The subtypes with those of one set replaced (CR 205.1a). */
function replaced(old: readonly string[], set: number, subtypes: readonly string[]): readonly string[] {
  return union(
    old.filter((subtype) => (typesOfSubtype(subtype) & set) === 0),
    fitting(subtypes, set),
  );
}

/** Lists of subtypes with all creature types added, by the list before: there are hundreds of types to add. */
const withAll = new WeakMap<readonly string[], readonly string[]>();

function withEveryCreatureType(subtypes: readonly string[]): readonly string[] {
  const known = withAll.get(subtypes);
  if (known !== undefined) return known;
  const all = union(subtypes, creatureTypes);
  withAll.set(subtypes, all).set(all, all);
  return all;
}

function union<T>(old: readonly T[], more: readonly T[]): readonly T[] {
  return more.every((item) => old.includes(item)) ? old : [...new Set([...old, ...more])];
}
