import {
  always,
  artifact,
  attached,
  creature,
  each,
  enchantment,
  land,
  type Ability,
  type CardDefinition,
  type Filter,
  type Modification,
} from '@stacktrail/card-tree';

/** A vanilla creature, green where nothing else is said. */
export function vanilla(power = 2, toughness = 2, subtypes: readonly string[] = ['Bear'], cost = '{1}{G}') {
  return creature('Plain creature', cost, subtypes, power, toughness);
}

export const plainArtifact = artifact('Plain artifact', '{3}', []);
export const plainEnchantment = enchantment('Plain enchantment', '{2}{W}', []);

export const forestWithoutPool: CardDefinition = {
  ...land('Basic woods', ['Forest']),
  faces: [{ ...land('Basic woods', ['Forest']).faces[0], supertypes: ['Basic'] }],
};

/** An enchantment that changes all objects of a kind. */
export function saying(filter: Filter, ...changes: readonly Modification[]): CardDefinition {
  return enchantment('Global effect', '{3}', [], always(each(filter), ...changes));
}

/** An Aura that changes what it is attached to. */
export function aura(...changes: readonly Modification[]): CardDefinition {
  return enchantment('Aura effect', '{1}', ['Aura'], always(attached, ...changes));
}

/** An Equipment that changes what it is attached to. */
export function equipment(...changes: readonly Modification[]): CardDefinition {
  return artifact('Equipment effect', '{1}', ['Equipment'], always(attached, ...changes));
}

/** A land with abilities and no basic type. */
export function nonbasic(...abilities: readonly Ability[]): CardDefinition {
  return land('Nonbasic land', [], ...abilities);
}
