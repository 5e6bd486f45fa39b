import type { Ability, CardType, Filter } from '@stacktrail/card-tree';

/** What words depend on in the object that has a text: its name, types and abilities. */
export interface TextSource {
  readonly name: string;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly abilities: readonly Ability[];
  /** The name has “and” in it, but is that of one: “Pia and Nalaar enters”. */
  readonly spokenOfAsOne?: true;
  /** The half of a Room that has the text (CR 709.5): “this door”. */
  readonly half?: 'left' | 'right';
  /** For a meld card: the names of its counterpart and of the card that they meld into (CR 712.4). */
  readonly melds?: { readonly with: string; readonly into: string };
}

const spokenSubtypes = ['Aura', 'Equipment', 'Vehicle', 'Siege', 'Spacecraft', 'Class', 'Case', 'Saga', 'Room'];

/** Whether a text uses the subtype as the noun: “this Equipment”, not “this artifact”. */
export function isSpoken(subtype: string): boolean {
  return spokenSubtypes.includes(subtype);
}

/** The source of the text in the abilities of an emblem, which has neither a name nor types (CR 114.3). */
export const theEmblem: TextSource = { name: 'Emblem', types: [], subtypes: [], supertypes: [], abilities: [] };
const spokenTypes: readonly CardType[] = ['Creature', 'Land', 'Planeswalker', 'Artifact', 'Enchantment', 'Battle'];

/** Whether it is the text of an instant or a sorcery. */
export function isSpell(textSource: TextSource): boolean {
  return textSource.types.includes('Instant') || textSource.types.includes('Sorcery');
}

/**
 * Types of nontraditional cards: those that a text uses as a noun, and those whose cards it calls by name (CR 314.7).
 */
const commandZoneNouns = ['Scheme', 'Conspiracy'] as const;
const commandZoneNames = ['Plane', 'Phenomenon', 'Vanguard'] as const;
const commandZoneTypes = [...commandZoneNouns, ...commandZoneNames];

/**
 * A key for the way an object's text words things. It leaves out the name and the abilities for which `affectsWording`
 * is true.
 */
export function voiceOf({ types, subtypes, supertypes, half, melds, spokenOfAsOne }: TextSource): string {
  const spoken = subtypes.filter((subtype) => spokenSubtypes.includes(subtype) || subtype === 'Fortification');
  const legend = supertypes.includes('Legendary') ? (spokenOfAsOne ? 'one legend' : 'legend') : '';
  return [types.join(' '), spoken.join(' '), legend, half ?? '', melds?.with ?? '', melds?.into ?? ''].join('/');
}

/**
 * Whether the words of the object's other abilities depend on this one: on what the object is attached to, or on what
 * was paid.
 */
export function affectsWording(ability: Ability): boolean {
  return ability.kind === 'additional cost' || (ability.kind === 'keyword' && ability.keyword === 'enchant');
}

/** The noun that an object's text uses for the object: “creature”, “Aura”, “spell”. */
export function kindOfSelf(textSource: TextSource): string {
  if (isSpell(textSource)) return 'spell';
  if (textSource.types.includes('Creature')) return 'creature';
  if (textSource.name === theEmblem.name && textSource.types.length === 0) return 'emblem';
  const special = commandZoneTypes.find((type) => textSource.types.includes(type));
  if (special !== undefined) return special.toLowerCase();
  const subtype = spokenSubtypes.find((candidate) => textSource.subtypes.includes(candidate));
  return subtype ?? (spokenTypes.find((type) => textSource.types.includes(type)) ?? 'permanent').toLowerCase();
}

/** A legendary card's name up to its comma, as its text uses it (CR 201.5). */
export function shortName(name: string): string {
  return name.split(',', 1)[0] ?? name;
}

const nameOfTwo = / (?:and|&) /;

/** Whether a legend has the name of two and takes a plural verb: “Pia and Nalaar enter”. */
export function isNamedAsTwo({ name, supertypes, spokenOfAsOne }: TextSource): boolean {
  return !spokenOfAsOne && supertypes.includes('Legendary') && nameOfTwo.test(shortName(name));
}

/** The words that an object's text uses for the object: “this creature”, a legend's short name, a spell's name. */
export function nameOfSelf(textSource: TextSource): string {
  if (textSource.supertypes.includes('Legendary')) return shortName(textSource.name);
  const byName = isSpell(textSource) || commandZoneNames.some((type) => textSource.types.includes(type));
  return byName ? textSource.name : `this ${kindOfSelf(textSource)}`;
}

/**
 * “Equipped creature”, or “enchanted” with the type that the enchant ability names (CR 301.5, 303.4); “enchanted
 * creature” for a card that can become an Aura, such as by bestow (CR 702.103b); “fortified land” (CR 301.6).
 */
export function nameOfAttached(textSource: TextSource): string {
  for (const ability of textSource.abilities) {
    if (ability.kind !== 'keyword' || ability.keyword !== 'enchant') continue;
    const { filter } = ability;
    if (filter !== 'player' && filter.is === 'subtype') return `enchanted ${filter.subtype}`;
    return `enchanted ${filter === 'player' ? 'player' : kindInFilter(filter)}`;
  }
  if (textSource.subtypes.includes('Fortification')) return 'fortified land';
  if (textSource.subtypes.includes('Equipment')) return 'equipped creature';
  // Licids become Auras by their own abilities.
  const isOrBecomesAura = textSource.types.includes('Enchantment') || textSource.subtypes.includes('Licid');
  return isOrBecomesAura ? 'enchanted creature' : 'equipped creature';
}

/** The noun for the objects that a filter demands: “creature”, “Elf”, “permanent”. */
export function kindInFilter(filter: Filter): string {
  if (filter.is === 'type') return filter.type.toLowerCase();
  if (filter.is === 'permanent' || filter.is === 'spell' || filter.is === 'card') return filter.is;
  if (filter.is !== 'all') return 'permanent';
  const kinds = filter.of.map(kindInFilter).filter((kind) => kind !== 'permanent');
  return kinds[kinds.length - 1] ?? 'permanent';
}
